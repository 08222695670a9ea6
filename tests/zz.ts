import { contentById } from '../src/lab/contentById';
import { beginningOf } from '../src/lab/arrivals/beginningOf';
import { beginOnFloor } from '../src/lab/arrivals/beginOnFloor';
import { Rng } from '../src/engine/core/rng';
import { encodeAction } from '../src/engine/run/actionCodec';
import { picture } from './support/drawGame';
import { fighter } from '../src/lab/fighter';
const content = contentById('lanternfall');
const floor = Number(process.argv[2] ?? 9);
const [from, to] = [Number(process.argv[3] ?? 1), Number(process.argv[4] ?? 12)];
const begins = beginningOf({ content, base: 'lanternfall', floor }, { tell: (s) => console.log(s), say: () => undefined });
let n0 = 0;
for (let n = from; n <= to; n++) {
  const game = beginOnFloor(content, `s${n}`, begins);
  const rng = Rng.of(`s${n}`, 'bot');
  let since = game.state.turn, at = game.state.floor; const last: string[] = [];
  let idle = 0;
  while (game.state.outcome === null) {
    const action = fighter(game, rng);
    const t = game.state.turn;
    last.push(`${game.state.player.x},${game.state.player.y} ${encodeAction(action)}`); if (last.length > 24) last.shift();
    game.turn(action);
    idle = game.state.turn === t ? idle + 1 : 0;
    if (game.state.floor !== at) { at = game.state.floor; since = game.state.turn; }
    if (game.state.turn - since > 2500 || idle > 50) {
      console.log(`s${n} floor ${at} STUCK hp ${game.state.player.hp} idle ${idle} bag ${game.state.hero.inventory.map((i) => i.kind).join()} places ${game.floor.state.places.map((p) => p.vault + p.x1 + ',' + p.y1)}`);
      console.log(last.join(' | '));
      let p = picture(game).split('\n');
      p = p.map((row, y) => Array.from(row, (c, x) => (game.floor.state.explored[y * game.floor.width + x] || c === '#' ? c : c === '@' ? c : '?' )).join(''));
      console.log(p.join('\n'));
      n0++;
      break;
    }
  }
}
console.log('stuck', n0, 'of', to - from + 1);
