import assert from 'node:assert/strict';
import type { Ears, Spoken } from './Ears';

/** Keys of the directions as they are read out. */
const KEYS: Readonly<Record<string, string>> = {
  north: 'k', 'north-east': 'u', east: 'l', 'south-east': 'n', south: 'j', 'south-west': 'b', west: 'h', 'north-west': 'y',
};

/** Possible first words of an enemy. */
const ALARM = /comes into view|wakes up|is awake|leads past|attack|hits? |miss|\d of \d+ HP|: \d+ (tiles? )?[a-z]/;

/** Steps towards an enemy that comes no nearer, before giving up on it. */
const PATIENCE = 12;

interface Enemy {
  readonly steps: number;
  readonly direction: string;
  readonly isAsleep: boolean;
}

/** Enemies near enough to be stunned by the hero's skill before it is worth its oil, and how near. */
const MANY = 2;
const NEAR = 2;

/** Plays a run by what is read out: explores, fights enemies announced nearby, stuns several at once, drinks when told that health is low. */
export class EarPilot {
  /** Everything heard, and the key pressed for it: printed if the run fails. */
  readonly diary: string[] = [];
  floor = 1;
  private keys = 0;
  private alarm = false;
  private isHurt = false;
  private patience = PATIENCE;
  /** In this fight. */
  private hasStunned = false;

  constructor(private readonly ears: Ears) {}

  /** Reaches a floor within this many keys. */
  async descend(to: number, mostKeys: number): Promise<void> {
    while (this.floor < to) {
      assert.ok(this.keys < mostKeys, `floor ${this.floor} after ${this.keys} keys:\n${this.diary.slice(-60).join('\n')}`);
      await this.act();
    }
  }

  private async act(): Promise<void> {
    const dialog = await this.ears.dialog();
    if (dialog) return this.answer(dialog);
    if (this.isHurt && await this.drink()) return;
    if (this.alarm && await this.fight()) return;
    await this.goOn();
  }

  /** Towards the stairs if known, else to what is unexplored. */
  private async goOn(): Promise<void> {
    const said = await this.press('_');
    if (/haven't found/.test(said)) await this.press('o');
    else if (/Stairs down|already there|have arrived/.test(said)) await this.press('>');
  }

  /** Takes health at each level, and declines anything dangerous. */
  private async answer({ name, buttons }: Spoken): Promise<void> {
    assert.doesNotMatch(name, /died|killed/i, `floor ${this.floor}:\n${this.diary.slice(-60).join('\n')}`);
    if (!/level/i.test(name)) {
      await this.press('Escape');
      return;
    }
    for (let line = 0; line < buttons.length && !/max HP/.test(await this.ears.focus()); line++) await this.press('ArrowDown');
    await this.press('Enter');
  }

  /** Drinks a potion or eats; false if it has neither. */
  private async drink(): Promise<boolean> {
    this.isHurt = false;
    await this.press('i');
    const bag = (await this.ears.dialog())?.buttons ?? [];
    // Food is refused with an enemy in view.
    const letter = (this.alarm ? [/heal/i, /potion/i] : [/heal/i, /bread/i, /potion/i]).map((kind) => bag.find((line) => kind.test(line))).find((line) => line !== undefined)?.charAt(0);
    await this.press(letter ?? 'Escape');
    return letter !== undefined;
  }

  /** Attacks an adjacent enemy, else approaches the nearest one awake; false if there is none to fight. */
  private async fight(): Promise<boolean> {
    const enemies = await this.enemies();
    const beside = enemies.find(({ steps, isAsleep }) => steps === 1 && !isAsleep) ?? enemies.find(({ steps }) => steps === 1);
    const enemy = beside ?? enemies.find(({ isAsleep }) => !isAsleep);
    if (beside) this.patience = PATIENCE;
    const near = enemies.filter(({ steps, isAsleep }) => !isAsleep && steps <= NEAR).length;
    if (near >= MANY && !this.hasStunned) {
      this.hasStunned = true;
      await this.press('5');
      return true;
    }
    if (!enemy || this.patience-- <= 0) {
      this.alarm = this.hasStunned = false;
      this.patience = PATIENCE;
      return false;
    }
    // Waiting lets the enemy come and attacks first; one that doesn't come is approached.
    const isComing = !beside && this.patience > PATIENCE / 2;
    const said = await this.press(isComing ? '.' : KEYS[enemy.direction] ?? '.');
    if (/blocked|can't/i.test(said)) await this.press('.');
    this.alarm = true;
    return true;
  }

  /** The enemies in view: the list begins with them, and says how many there are. */
  private async enemies(): Promise<Enemy[]> {
    await this.press('v');
    const spoken = await this.ears.dialog();
    await this.press('Escape');
    const count = Number(/(\d+) enem/.exec(spoken?.about ?? '')?.[1] ?? 0);
    return (spoken?.buttons ?? []).slice(0, count).flatMap((line) => {
      const place = placeIn(line);
      return place === null ? [] : [{ ...place, isAsleep: line.includes('asleep') }];
    });
  }

  private async press(key: string): Promise<string> {
    this.keys++;
    const said = (await this.ears.press(key)).join('\n');
    this.diary.push(`${key}: ${said.replaceAll('\n', ' | ')}`);
    this.alarm ||= ALARM.test(said);
    const [, hp = '', most = ''] = Array.from(said.matchAll(/(\d+) of (\d+) HP/g)).at(-1) ?? [];
    if (hp !== '') this.isHurt = Number(hp) * 5 <= Number(most) * 2;
    this.floor = Number(/to floor (\d+)/.exec(said)?.[1] ?? this.floor);
    return said;
  }
}

/** Where a line says something is: "2 tiles north-east", or "5 east, 2 south", of which the way to step is the longer, or both. */
function placeIn(line: string): Pick<Enemy, 'steps' | 'direction'> | null {
  const [, far = '', straight = ''] = /(\d+) tiles? ([a-z-]+)$/.exec(line) ?? [];
  if (straight !== '') return { steps: Number(far), direction: straight };
  const [, across = '', side = '', along = '', way = ''] = /(\d+) (east|west), (\d+) (north|south)$/.exec(line) ?? [];
  if (way === '') return null;
  const [x, y] = [Number(across), Number(along)];
  return { steps: Math.max(x, y), direction: 2 * y < x ? side : 2 * x < y ? way : `${way}-${side}` };
}
