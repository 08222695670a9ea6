import type { JSX } from 'preact';
import type { Mode } from '../Mode';
import type { Session } from '../Session';
import { BeastPanel } from './BeastPanel';
import { BestiaryPanel } from './BestiaryPanel';
import { CapturePanel } from './CapturePanel';
import { CharacterPanel } from './CharacterPanel';
import { DungeonsPanel } from './DungeonsPanel';
import { FilesPanel, ImportPanel } from './FilesPanel';
import { FloorMapPanel } from './FloorMapPanel';
import { GameOverPanel } from './GameOverPanel';
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
import { Title } from './Title';

/** The dialog that a mode shows; null for those on the map itself. */
export function dialogOf(mode: Mode, session: Session): JSX.Element | null {
  switch (mode.kind) {
    case 'opening':
    case 'playing':
    case 'targeting':
    case 'look':
    case 'watching':
      return null;
    case 'newRun':
      return <Title mode={mode} session={session} />;
    case 'inventory':
      return <InventoryPanel mode={mode} session={session} />;
    case 'quick':
      return <QuickPanel mode={mode} session={session} />;
    case 'map':
      return <FloorMapPanel mode={mode} session={session} />;
    case 'item':
      return <ItemPanel mode={mode} session={session} />;
    case 'surroundings':
      return <SurroundingsPanel mode={mode} session={session} />;
    case 'character':
      return <CharacterPanel mode={mode} session={session} />;
    case 'messages':
      return <MessagesPanel mode={mode} session={session} />;
    case 'bestiary':
      return <BestiaryPanel mode={mode} session={session} />;
    case 'beast':
      return <BeastPanel mode={mode} session={session} />;
    case 'odds':
      return <OddsPanel mode={mode} session={session} />;
    case 'help':
      return <HelpPanel mode={mode} session={session} />;
    case 'newLevel':
      return <NewLevelPanel key={session.game?.state.hero.choices} mode={mode} session={session} />;
    case 'pause':
      return <PausePanel mode={mode} session={session} />;
    case 'settings':
      return <SettingsPanel mode={mode} session={session} />;
    case 'keys':
      return <KeysPanel mode={mode} session={session} />;
    case 'bindingKeys':
      return <BindingKeysPanel mode={mode} session={session} />;
    case 'capture':
      return <CapturePanel mode={mode} session={session} />;
    case 'confirm':
      return <ConfirmPanel mode={mode} session={session} />;
    case 'gameOver':
    case 'dungeons':
    case 'pastRuns':
    case 'pastRun':
    case 'tombstone':
    case 'files':
    case 'import':
    case 'packFaults':
    case 'elsewhere':
    case 'share':
    case 'scores':
      return keptDialogOf(mode, session);
  }
}

type KeptMode = Extract<Mode, { readonly kind: 'gameOver' | 'dungeons' | 'pastRuns' | 'pastRun' | 'tombstone' | 'files' | 'import' | 'packFaults' | 'elsewhere' | 'share' | 'scores' }>;

/** How a run has ended, the dungeons there are, what is kept of runs, what comes from outside, and what goes there. */
function keptDialogOf(mode: KeptMode, session: Session): JSX.Element {
  switch (mode.kind) {
    case 'gameOver':
      return <GameOverPanel mode={mode} session={session} />;
    case 'dungeons':
      return <DungeonsPanel mode={mode} session={session} />;
    case 'pastRuns':
      return <PastRunsPanel mode={mode} session={session} />;
    case 'pastRun':
      return <PastRunPanel mode={mode} session={session} />;
    case 'tombstone':
      return <TombstonePanel mode={mode} session={session} />;
    case 'files':
      return <FilesPanel mode={mode} session={session} />;
    case 'import':
      return <ImportPanel mode={mode} session={session} />;
    case 'packFaults':
      return <PackErrorsPanel mode={mode} session={session} />;
    case 'elsewhere':
      return <ElsewherePanel mode={mode} session={session} />;
    case 'share':
      return <ShareRunPanel mode={mode} session={session} />;
    case 'scores':
      return <ScoresPanel mode={mode} session={session} />;
  }
}
