import type { JSX } from 'preact';
import type { Mode } from '../Mode';
import type { Session } from '../Session';
import { Actions } from './Actions';
import { GameOverPanel } from './GameOverPanel';
import { HelpPanel } from './HelpPanel';
import { Hud } from './Hud';
import { InventoryPanel } from './InventoryPanel';
import { Log } from './Log';
import { ConfirmPanel, PausePanel } from './MenuPanels';
import { MessagesPanel } from './MessagesPanel';
import { Notice } from './Notice';
import { Sheet, type SpriteSheet } from './spriteSheet';
import { Title } from './Title';

/** Everything that is shown in words: the run's state and log, and above them what the topmost mode shows. */
export function App({ session, sheet }: { session: Session; sheet: SpriteSheet | null }): JSX.Element {
  const { game } = session;
  const mode = session.modes.top;
  return (
    <Sheet.Provider value={sheet}>
      {game && (
        <div class="play">
          <div class="head">
            <Hud game={game} />
            {mode.kind !== 'newRun' && <Notice session={session} />}
          </div>
          <div class="foot">
            <Log game={game} session={session} />
            <Actions game={game} session={session} />
          </div>
        </div>
      )}
      {dialogOf(mode, session)}
    </Sheet.Provider>
  );
}

function dialogOf(mode: Mode, session: Session): JSX.Element | null {
  switch (mode.kind) {
    case 'opening':
    case 'playing':
      return null;
    case 'newRun':
      return <Title mode={mode} session={session} />;
    case 'inventory':
      return <InventoryPanel mode={mode} session={session} />;
    case 'messages':
      return <MessagesPanel session={session} />;
    case 'help':
      return <HelpPanel session={session} />;
    case 'pause':
      return <PausePanel mode={mode} session={session} />;
    case 'confirm':
      return <ConfirmPanel mode={mode} session={session} />;
    case 'gameOver':
      return <GameOverPanel mode={mode} session={session} />;
  }
}
