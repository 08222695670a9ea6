/* Plays one run of Lanternfall: npx tsx docs/bots/bot.ts [SEED] [PACK], in the folder of package.json. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const lab = spawn('node', ['--import', 'tsx', 'src/lab/main.ts', 'serve'], { stdio: ['pipe', 'pipe', 'inherit'] });
const ask = (line: object): void => void lab.stdin.write(`${JSON.stringify(line)}\n`);

const STEPS = [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]];

/** Where it stood and could take nothing: what lies there is too much for it. */
const left = new Set<string>();

function choose({ you, floor, actions, tiles, map, sight, bag, items }: any): any {
  const tile = (x: number, y: number): any => tiles[map[y]?.[x]] ?? {};
  /** The first step of a shortest way over known ground to a goal. */
  const step = (isGoal: (x: number, y: number) => boolean): any => {
    const way = new Map([[`${you.x},${you.y}`, '']]);
    for (const at of way.keys()) {
      const [x = 0, y = 0] = at.split(',').map(Number);
      const first = way.get(at);
      if (first && isGoal(x, y)) return actions.find((one: any) => one.kind === 'move' && `${one.x},${one.y}` === first);
      const next = STEPS.filter(([dx, dy]) => tile(x + dx, y + dy).walkable).map(([dx, dy]) => `${x + dx},${y + dy}`);
      for (const to of next) if (!way.has(to)) way.set(to, first || to);
    }
  };
  const potions = bag.filter(({ kind }: any) => kind === 'healthPotion' && you.hp * 2 < you.maxHp).map(({ id }: any) => id);
  const find = (kind: string): any => actions.find((one: any) => one.kind === kind);
  const place = (x: number, y: number): string => `${floor},${x},${y}`;
  if (!find('pickUp')) left.add(place(you.x, you.y));
  const drink = actions.find(({ kind, item }: any) => kind === 'use' && potions.includes(item));
  return drink ?? find('level') ?? find('attack') ?? find('pickUp') ?? find('down')
    ?? step((x, y) => !left.has(place(x, y)) && items.some((item: any) => item.x === x && item.y === y))
    ?? step((x, y) => tile(x, y).stairs === 'down')
    ?? step((x, y) => STEPS.some(([dx, dy]) => sight[y + dy]?.[x + dx] === ' '))
    ?? find('wait');
}

const [seed = '42', pack = 'classicBare'] = process.argv.slice(2);
ask({ seed, pack, turns: 5000 });
for await (const line of createInterface({ input: lab.stdout })) {
  const seen = JSON.parse(line);
  if (seen.actions) ask(choose(seen));
  else lab.stdin.end(() => { console.log(seen.result ?? seen); });
}
