import '../dialogs.css';
import '../run/morgue';
import type { FunctionComponent, JSX } from 'preact';
import type { Mode } from '../Mode';
import type { ModeKind } from '../commands';
import type { AnyMode } from '../modes/dialogs';
import type { Session } from '../Session';
import { ChapterPanel } from './ChapterPanel';
import { BeastPanel, BestiaryPanel, OddsPanel } from './BestiaryPanels';
import { BindingKeysPanel, CapturePanel, KeysPanel, SettingsPanel } from './SettingsPanels';
import { CharacterPanel, HeroesPanel, NewLevelPanel } from './HeroPanels';
import type { PanelProps } from './Dialog';
import { ConfirmPanel, DungeonsPanel, ElsewherePanel, FilesPanel, ImportPanel, PackErrorsPanel, PausePanel } from './MenuPanels';
import { FeaturePanel } from './FeaturePanel';
import { FloorMapPanel } from './FloorMapPanel';
import { GameOverPanel } from './GameOverPanel';
import { HelpPanel, MessagesPanel } from './PagePanels';
import { InventoryPanel, ItemPanel, QuickPanel } from './BagPanels';
import { PastRunPanel, PastRunsPanel, ScoresPanel, ShareRunPanel, TombstonePanel } from './HistoryPanels';
import { SurroundingsPanel } from './LookPanels';

type Panels = { readonly [K in ModeKind]: FunctionComponent<PanelProps<Extract<AnyMode, { readonly kind: K }>>> | null };

// What the panels around the map do without until the dialogs are there.
export { describeItem } from '../../engine/effects/describe';
export { brokenInvariants } from '../../engine/run/invariants';
export { HINTS } from '../guide/hints';
export { proveEnds } from '../run/proofsOf';
export { skillView } from '../views/heroView';
export { itemLines } from '../views/inventoryView';
export { AimPanel, Tooltip } from './LookPanels';
export { WatchPanel } from './WatchPanel';

/** The dialog of each kind of mode; null for modes on the map itself, and for what is there before the dialogs. */
const PANELS: Panels = {
  opening: null,
  coming: null,
  playing: null,
  targeting: null,
  look: null,
  lastFloor: null,
  watching: null,
  newRun: null,
  inventory: InventoryPanel,
  quick: QuickPanel,
  map: FloorMapPanel,
  item: ItemPanel,
  feature: FeaturePanel,
  surroundings: SurroundingsPanel,
  character: CharacterPanel,
  messages: MessagesPanel,
  bestiary: BestiaryPanel,
  beast: BeastPanel,
  odds: OddsPanel,
  help: HelpPanel,
  newLevel: NewLevelPanel,
  chapter: ChapterPanel,
  pause: PausePanel,
  settings: SettingsPanel,
  keys: KeysPanel,
  bindingKeys: BindingKeysPanel,
  capture: CapturePanel,
  confirm: ConfirmPanel,
  gameOver: GameOverPanel,
  dungeons: DungeonsPanel,
  heroes: HeroesPanel,
  pastRuns: PastRunsPanel,
  pastRun: PastRunPanel,
  tombstone: TombstonePanel,
  files: FilesPanel,
  import: ImportPanel,
  packFaults: PackErrorsPanel,
  elsewhere: ElsewherePanel,
  share: ShareRunPanel,
  scores: ScoresPanel,
};

/** The dialog that a mode shows; null where it has none. */
export function dialogOf(mode: Mode, session: Session): JSX.Element | null {
  const Panel = PANELS[mode.kind] as FunctionComponent<PanelProps<Mode>> | null;
  return Panel && <Panel mode={mode} session={session} />;
}
