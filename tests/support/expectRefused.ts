import type { Action } from '../../src/engine/actions/Action';
import type { Game } from '../../src/engine/Game';
import type { GameState } from '../../src/engine/state';

/** Tries an action that must be refused for a reason, and checks that nothing has changed. */
export function expectRefused(game: Game, action: Action, why: { key: string; tone?: string; params?: Record<string, string | number> }): void {
  const before = JSON.parse(JSON.stringify(game.state)) as GameState;
  const { hash } = game;
  expect(game.turn(action)).toEqual([{ type: 'refused', tone: 'impossible', params: {}, seen: true, ...why }]);
  expect(game.state).toEqual(before);
  expect(game.hash).toBe(hash);
}
