import '../dialogs.css';
import '../run/morgue';
import type { FunctionComponent, JSX } from 'preact';
import type { Mode } from '../Mode';
import type { Session } from '../Session';
import { BeastPanel } from './BeastPanel';
import { BestiaryPanel } from './BestiaryPanel';
import { CapturePanel } from './CapturePanel';
import { CharacterPanel } from './CharacterPanel';
import type { PanelProps } from './Dialog';
import { DungeonsPanel } from './DungeonsPanel';
import { FeaturePanel } from './FeaturePanel';
import { FilesPanel, ImportPanel } from './FilesPanel';
import { FloorMapPanel } from './FloorMapPanel';
import { GameOverPanel } from './GameOverPanel';
import { HeroesPanel } from './HeroesPanel';
import { HelpPanel } from './HelpPanel';
import { InventoryPanel } from './InventoryPanel';
import { ItemPanel } from './ItemPanel';
import { QuickPanel } from './QuickPanel';
import { BindingKeysPanel, KeysPanel } from './KeysPanels';
import { ConfirmPanel, ElsewherePanel, PausePanel } from './MenuPanels';
import { MessagesPanel } from './MessagesPanel';
import { NewLevelPanel } from './NewLevelPanel';
import { OddsPanel } from './OddsPanel';
import { PackErrorsPanel } from './PackErrorsPanel';
import { PastRunPanel, TombstonePanel } from './PastRunPanel';
import { PastRunsPanel } from './PastRunsPanel';
import { ScoresPanel, ShareRunPanel } from './ReplayPanels';
import { SettingsPanel } from './SettingsPanels';
import { SurroundingsPanel } from './SurroundingsPanel';

type Kind = Mode['kind'];
type Panels = { readonly [K in Kind]: FunctionComponent<PanelProps<Extract<Mode, { readonly kind: K }>>> | null };

// What the panels around the map do without until the dialogs are there.
export { describeItem } from '../../engine/effects/describe';
export { HINTS } from '../guide/hints';
export { proveEnds } from '../run/proofsOf';
export { skillView } from '../views/heroView';
export { itemLines } from '../views/inventoryView';
export { AimPanel } from './AimPanel';
export { Tooltip } from './Tooltip';
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
