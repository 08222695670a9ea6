import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packs } from '../../src/content/packs';
import type { Breed, Vault } from '../../src/engine/content';
import { deepestFloor } from '../../src/engine/facts/uses';
import { compilePack } from '../../src/engine/pack/compilePack';
import { campaigns, languages } from '../support/languages';
import { inEnglish, TONGUES } from '../support/tongues';
import { nameOf, sentence, type Message, type Texts } from '../../src/engine/core/grammar';

const english: Texts = { ...languages.en, ...campaigns.en };
const say = (key: string, params: Message['params'] = {}): string => inEnglish(english, { key, params });

const you = 'breed.player';
const rat = 'breed.rat';
const king = 'breed.ratKing';

/** The params that a text names, each once, sorted. */
function paramsOf(text: string): string[] {
  const names = Array.from(text.matchAll(/\{(?:[a-z]+ )?(\w+)(?:\?[^}]*)?\}/g), ([, name = '']) => name);
  return [...new Set(names)].sort();
}

/** Params that stand for an actor, and so for the player as well. */
const BODIES = ['actor', 'attacker', 'target', 'source'];

describe.each(['en', 'de'] as const)('the campaign\'s lines in %s', (language) => {
  const base: Texts = languages[language];
  const lines: Texts = campaigns[language];

  it('replace lines that the classics have too, and name the same params', () => {
    const differ = Object.entries(lines).filter(([key, text]) => !Object.hasOwn(base, key) || paramsOf(text).join() !== paramsOf(base[key] ?? '').join());
    expect(differ).toEqual([]);
    expect(Object.keys(lines).filter((key) => base[key] === lines[key])).toEqual([]);
  });

  it('never call the player by a name', () => {
    const table = { ...base, ...lines };
    // The player's own death has its own line.
    const told = Object.keys(table).filter((key) => /^(log|hit|status|use|ability|refused)\./.test(key) && key !== 'log.dies').flatMap((key) => {
      const bodies = BODIES.filter((name) => paramsOf(table[key] ?? '').includes(name));
      return bodies.map((name) => sentence(table, { key, params: { ...Object.fromEntries(bodies.map((body) => [body, rat])), cause: 'trap.dart', item: 'item.dagger', from: 'tile.seal', hazard: 'hazard.fire', breed: rat, n: 2, [name]: you } }, TONGUES[language]));
    });
    expect(told.filter((line) => /player|spieler|the you|\b(a|an) you|you (is|has|hits|starts|stops|falls|dies)\b|\bdu (ist|hat|trifft|wird|kann)\b|[{}]/i.test(line))).toEqual([]);
    expect(told.length).toBeGreaterThan(60);
  });
});

describe('English sentences of the campaign', () => {
  it.each<[string, Message['params'], string]>([
    ['log.attack', { attacker: you, target: rat, n: 4 }, 'You hit the rat for 4.'],
    ['log.attack', { attacker: rat, target: you, n: 3 }, 'The rat hits you for 3.'],
    ['log.attack', { attacker: king, target: you, n: 3 }, 'The Rat King hits you for 3.'],
    ['log.attack', { attacker: 'breed.goblinArcher+swift', target: you, n: 3 }, 'The swift goblin archer hits you for 3.'],
    ['log.attackFails', { attacker: you, target: 'breed.ghost', n: 0 }, 'You fail to hurt the ghost.'],
    ['log.dies', { actor: rat }, 'The rat dies!'],
    ['log.pickUp', { item: 'item.bread' }, 'You pick up the bread.'],
    ['log.putOn', { item: 'item.shortSword+keen+1' }, 'You equip the keen short sword +1.'],
    ['log.treasure', { item: 'item.coins', n: 10 }, 'You find some coins worth 10 points.'],
    ['log.treasure', { item: 'item.makersLamp', n: 100 }, 'You find the Makers\' Lamp worth 100 points.'],
    ['log.treasure', { item: 'item.gem', n: 1 }, 'You find a gem worth 1 point.'],
    ['log.revealed', { actor: 'breed.imp' }, 'It\'s an imp!'],
    ['log.stole', { actor: 'breed.koboldThief', item: 'item.healthPotion' }, 'The kobold thief steals your health potion and runs!'],
    ['log.prize', { item: 'item.ember' }, 'You take the Ember. It is warm, and the dark draws back.'],
    ['log.remains', { actor: 'breed.orcBrute' }, 'remains of an orc brute'],
    ['look.corpse', { actor: king }, say('look.corpse', { actor: rat }).replace('a rat', 'the Rat King')],
    ['hit.damage', { cause: 'ability.arrow', target: rat, n: 5 }, 'An arrow hits the rat for 5.'],
    ['hit.damage', { cause: 'hazard.fire', target: you, n: 2 }, 'The fire hits you for 2.'],
    ['hit.damage.self', { cause: 'trap.dart', target: you, n: 2 }, 'The dart trap hits you for 2.'],
    ['hit.damage', { cause: you, target: rat, n: 5 }, 'You hit the rat for 5.'],
    ['hit.summon', { source: king, breed: rat, item: '' }, 'The Rat King summons a rat!'],
    ['hit.swap', { target: you, source: 'breed.wisp' }, 'You and the wisp trade places.'],
    ['hit.cloud.conducted', { hazard: 'hazard.shock' }, 'Shock runs through the water!'],
    ['hit.cloud', { hazard: 'hazard.poisonGas' }, 'Poison gas fills the air!'],
    ['hit.rust', { item: 'item.softBoots' }, 'Your soft boots rust!'],
    ['hit.rust', { item: 'item.chainMail+2' }, 'Your chain mail +2 rusts!'],
    ['hit.change', { from: 'tile.glowcap' }, 'The glowcaps crumble.'],
    ['hit.change.falls', { from: 'tile.deepWater' }, 'The deep water runs off.'],
    ['hit.change.rises', { to: 'tile.deepWater' }, 'Deep water rises!'],
    ['status.bleeding.begins', { actor: you }, 'You start bleeding.'],
    ['status.bleeding.begins', { actor: rat }, 'The rat starts bleeding.'],
    ['status.paralysis.ends', { actor: you }, 'You can move again.'],
    ['status.shielded.ends', { actor: you }, 'The shield around you fades.'],
    ['ui.over.cause', { cause: rat, floor: 2 }, say('ui.over.cause', { cause: king, floor: 2 }).replace(/the Rat King/i, (name) => (name.startsWith('T') ? 'A rat' : 'a rat'))],
  ])('%s %j', (key, params, words) => {
    expect(say(key, params)).toBe(words);
  });

  it('put an article only before names without one, and choose `an` by sound', () => {
    const texts = { 'a.miller': 'the Miller', 'a.hour': 'an old hand', 'a.unicorn': 'Unicorn', 'a.unmade': 'Unmade One', 'a.acid': 'Acid Drop', it: '{a actor}, {the actor}, {your actor}' };
    const told = (actor: string): string => inEnglish(texts, { key: 'it', params: { actor } }).toLowerCase();
    expect(told('a.miller')).toBe('the miller, the miller, your miller');
    expect(told('a.hour')).toBe('an old hand, an old hand, your old hand');
    expect(told('a.unicorn')).toBe('a unicorn, the unicorn, your unicorn');
    expect(told('a.unmade')).toBe('an unmade one, the unmade one, your unmade one');
    expect(told('a.acid')).toBe('an acid drop, the acid drop, your acid drop');
  });

  it('leave names that stand alone as they are', () => {
    expect([you, king, 'item.boots', 'item.sword+keen+1', 'hazard.fire'].map((key) => nameOf(english, key, TONGUES.en))).toEqual(['You', 'Rat King', 'Boots', 'Keen Sword +1', 'fire']);
  });

  it('use only forms that exist', () => {
    const forms = Object.values(english).flatMap((text) => Array.from(text.matchAll(/\{([a-z]+) \w+\}/g), ([, form = '']) => form));
    expect(forms.filter((form) => !TONGUES.en.forms.includes(form))).toEqual([]);
    expect(forms.length).toBeGreaterThan(80);
  });
});

const NUMBERS = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
  de: ['eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf', 'dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn', 'zwanzig'],
} as const;

/** Every number of floors that a text names in words or digits, such as "ten floors", "ten hard floors" and "a ten-floor descent". */
function floorsNamed(text: string, language: keyof typeof NUMBERS): { readonly says: string; readonly floors: number }[] {
  const words = NUMBERS[language].join('|');
  const found = text.matchAll(new RegExp(`(?<!\\p{L})(${words}|\\d+)[ -](?:(?!${words})\\p{Ll}+ )?(?:floors?|ebenen?)(?!\\p{L})`, 'giu'));
  return Array.from(found, ([says, number = '']) => ({ says, floors: /\d/.test(number) ? Number(number) : NUMBERS[language].indexOf(number.toLowerCase() as never) + 1 }));
}

describe('what tells how deep a dungeon goes', () => {
  const root = join(__dirname, '..', '..');
  const depthOf = (id: string): number | null => (id in packs ? deepestFloor(compilePack(packs[id as keyof typeof packs])) : null);

  it('is understood', () => {
    expect(floorsNamed('Ten floors down: twelve hard floors, a ten-floor descent, 9 floors. Often floors.', 'en').map(({ floors }) => floors)).toEqual([10, 12, 10, 9]);
    expect(floorsNamed('Zehn harte Ebenen, zwölf Ebenen', 'de').map(({ floors }) => floors)).toEqual([10, 12]);
  });

  it.each(['README.md', 'package.json', 'index.html', 'docs/PUBLISHING.md'])('in %s is as deep as the campaign', (file) => {
    // The readme tells of a classic dungeon too, as a descent.
    const named = floorsNamed(readFileSync(join(root, file), 'utf8'), 'en').filter(({ says }) => !says.endsWith('-floor'));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ floors }) => floors !== depthOf('lanternfall')).map(({ says }) => `${file}: ${says}`)).toEqual([]);
  });

  it.each(['en', 'de'] as const)('in the %s texts of a pack is as deep as that pack', (language) => {
    const wrong = Object.entries<string>(languages[language]).flatMap(([key, text]) => {
      const id = /^(?:pack|log\.welcome)\.(\w+)/.exec(key)?.[1];
      return id === undefined ? [] : floorsNamed(text, language).filter(({ floors }) => floors !== depthOf(id)).map(({ says }) => `${key}: ${says}`);
    });
    expect(wrong).toEqual([]);
    expect(Object.values<string>(languages[language]).flatMap((text) => floorsNamed(text, language)).length).toBeGreaterThan(0);
  });
});

describe.each([['en', /\bEmber\b/], ['de', /\bGlut\b/]] as const)('where the Ember is said to be in %s', (language, ember) => {
  const { vaults, breeds } = packs.lanternfall;
  const bosses = new Set<unknown>(Object.entries<Breed>(breeds).flatMap(([id, { unique }]) => (unique === true ? [id] : [])));
  const arenas = Object.entries<Vault>(vaults.kinds).filter(([id]) => Object.hasOwn(vaults.arenas, id));
  const isThere = ({ legend }: Vault): boolean => Object.values(legend).some(({ item }) => item === 'ember');
  const bossesIn = ({ legend }: Vault): unknown[] => Object.values(legend).map(({ monster }) => monster).filter((monster) => bosses.has(monster));
  const table: Texts = languages[language];
  const ofPlace = ([id, arena]: (typeof arenas)[number]): string[] => {
    const about = [`vault.${id}`, ...bossesIn(arena).map((boss) => `breed.${String(boss)}`)];
    return Object.keys(table).filter((key) => about.some((prefix) => key === prefix || key.startsWith(`${prefix}.`)));
  };

  it('is the arena in which it lies: no other boss or arena tells of it', () => {
    const tells = (key: string): boolean => ember.test(table[key] ?? '');
    expect(arenas.filter(([, arena]) => !isThere(arena)).flatMap(ofPlace).filter(tells)).toEqual([]);
    expect(arenas.filter(([, arena]) => isThere(arena)).flatMap(ofPlace).filter(tells).length).toBeGreaterThan(0);
  });

  it('is where the welcome says', () => {
    const isNamed = ([id]: (typeof arenas)[number]): boolean => (table['log.welcome.lanternfall'] ?? '').toLowerCase().includes((table[`vault.${id}`] ?? id).toLowerCase());
    expect(arenas.filter(isNamed).filter(([, arena]) => !isThere(arena)).map(([id]) => id)).toEqual([]);
  });
});
