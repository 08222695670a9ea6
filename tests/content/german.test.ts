import { de } from '../../src/content/text/de';
import { en } from '../../src/content/text/en';
import { inGerman, TONGUES } from '../support/tongues';
import { nameOf, nameOfEntry, type Message, type Texts } from '../../src/engine/core/grammar';

const english: Texts = en;

/** The params that a text names, each once, sorted. */
function paramsOf(text: string): string[] {
  const names = Array.from(text.matchAll(/\{(?:[a-z]+ )?(\w+)(?:\?[^}]*)?\}/g), ([, name = '']) => name);
  return [...new Set(names)].sort();
}

/** Possible values of a param that a text uses with an article, a pronoun or a verb of its own. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  actor: ['breed'],
  breed: ['breed'],
  attacker: ['breed'],
  target: ['breed'],
  source: ['breed'],
  cause: ['breed', 'item', 'trap', 'hazard', 'ability'],
  through: ['hazard'],
  item: ['item', 'guise'],
  to: ['tile'],
  from: ['tile'],
  ability: ['ability'],
  tile: ['tile'],
  feature: ['tile'],
  group: ['group'],
  hazard: ['hazard'],
  trap: ['trap'],
  slot: ['slot'],
};

const FORMS = ['der', 'den', 'dem', 'vom', 'am', 'jeden', 'ein', 'einen', 'einem', 'dein', 'deinen', 'deinem', 'er', 'ihn'];

/** Keys of names: those of a family itself, not those of its descriptions. */
const namesOf = (family: string): string[] => Object.keys(de).filter((key) => key.startsWith(`${family}.`) && key.split('.').length === 2);

describe('the German texts', () => {
  it('cover all the English ones, with the same params', () => {
    const differ = Object.entries(english).filter(([key, text]) => de[key] === undefined || paramsOf(text).join() !== paramsOf(de[key]).join());
    expect(differ).toEqual([]);
  });

  it('have no empty text, no stray brace, bar or ending, and no space at either end', () => {
    const odd = Object.entries(de).filter(([, text]) => {
      const { words, gender } = nameOfEntry(text);
      const rest = words.replace(/\{([a-z]+ )?\w+(\?[^:}]*:[^}]*)?\}/g, '');
      return text.trim() === '' || text !== text.trim() || /[{}]/.test(rest) || (text.includes('|') && !/^(m|f|n|pl|you)$/.test(gender));
    });
    expect(odd).toEqual([]);
    const loose = Object.entries(de).filter(([, text]) => text.includes('~') && !text.includes('|') && !text.includes('{item}'));
    expect(loose).toEqual([]);
  });

  it('use only forms that exist, of names whose gender is known', () => {
    const holes = Object.values(de).flatMap((text) => Array.from(text.matchAll(/\{([a-z]+) (\w+)\}/g), ([, form = '', name = '']) => ({ form, name })));
    expect(holes.filter(({ form }) => !FORMS.includes(form))).toEqual([]);
    const asked = [...new Set(holes.map(({ name }) => name))].sort();
    expect(asked.filter((name) => !(name in FAMILIES))).toEqual([]);
    const families = [...new Set(asked.flatMap((name) => FAMILIES[name] ?? []))];
    expect(families.flatMap(namesOf).filter((key) => nameOfEntry(de[key] ?? '').gender === '')).toEqual([]);
    expect(families.flatMap(namesOf).length).toBeGreaterThan(100);
  });
});

const you = 'breed.player';
const orc = 'breed.orc';
const rat = 'breed.rat';
const ghost = 'breed.ghost';
const shaman = 'breed.goblinShaman';

const say = (key: string, params: Message['params'] = {}): string => inGerman(de, { key, params });

describe('German sentences', () => {
  it.each<[string, Message['params'], string]>([
    ['effect.summon', { breed: 'breed.rat' }, 'beschwört eine Ratte'],
    ['effect.change', { from: 'tile.seal', to: 'tile.ground' }, 'verwandelt jedes Siegel in Boden'],
    ['effect.enchant', { slot: 'slot.weapon', n: 1 }, 'verbessert deine Waffe um +1'],
    ['log.attack', { attacker: you, target: orc, n: 3 }, 'Du triffst den Ork: 3 Schaden.'],
    ['log.attack', { attacker: orc, target: you, n: 1 }, 'Der Ork trifft dich: 1 Schaden.'],
    ['log.attack', { attacker: rat, target: you, n: 2 }, 'Die Ratte trifft dich: 2 Schaden.'],
    ['log.attack', { attacker: ghost, target: you, n: 2 }, 'Das Gespenst trifft dich: 2 Schaden.'],
    ['log.attack', { attacker: you, target: shaman, n: 4 }, 'Du triffst den Goblinschamanen: 4 Schaden.'],
    ['log.attack', { attacker: shaman, target: rat, n: 4 }, 'Der Goblinschamane trifft die Ratte: 4 Schaden.'],
    ['log.attack', { attacker: `${orc}+swift`, target: you, n: 4 }, 'Der flinke Ork trifft dich: 4 Schaden.'],
    ['log.attack', { attacker: you, target: `${orc}+tough`, n: 4 }, 'Du triffst den zähen Ork: 4 Schaden.'],
    ['log.attack', { attacker: you, target: `${rat}+tough`, n: 4 }, 'Du triffst die zähe Ratte: 4 Schaden.'],
    ['log.attack', { attacker: you, target: `${ghost}+warded+swift`, n: 4 }, 'Du triffst das flinke gefeite Gespenst: 4 Schaden.'],
    ['log.attackFails', { attacker: orc, target: you, n: 0 }, 'Der Ork greift dich an, aber ohne Wirkung.'],
    ['log.attackFails', { attacker: you, target: ghost, n: 0 }, 'Du greifst das Gespenst an, aber ohne Wirkung.'],
    ['log.dies', { actor: 'breed.snake+venomous' }, 'Die giftige Schlange ist tot!'],
    ['log.remains', { actor: shaman }, 'Überreste von einem Goblinschamanen'],
    ['log.remains', { actor: rat }, 'Überreste von einer Ratte'],
    ['log.pickUp', { item: 'item.healthPotion' }, 'Du hebst den Heiltrank auf.'],
    ['log.pickUp', { item: 'guise.crimsonPotion' }, 'Du hebst den blutroten Trank auf.'],
    ['log.pickUp', { item: 'item.sword+keen+2' }, 'Du hebst das scharfe Schwert +2 auf.'],
    ['log.pickUp', { item: 'item.softBoots+sturdy' }, 'Du hebst die robusten weichen Stiefel auf.'],
    ['log.drop', { item: 'item.shield+ofThorns' }, 'Du legst den Schild der Dornen hin.'],
    ['log.putOn', { item: 'item.axe+flaming' }, 'Du legst die flammende Axt an.'],
    ['log.takeOff', { item: 'item.helmet' }, 'Du legst den Helm ab.'],
    ['log.treasure', { item: 'item.coins', n: 10 }, 'Du findest Münzen, 10 Punkte wert.'],
    ['log.treasure', { item: 'item.ledger', n: 60 }, 'Du findest ein Kassenbuch der Laternenmacher, 60 Punkte wert.'],
    ['log.prize', { item: 'item.ember' }, 'Du nimmst die Glut. Warm ist sie, und die Dunkelheit weicht.'],
    ['log.unlocked', { item: 'item.ironKey' }, 'Du drehst den eisernen Schlüssel, und das Schloss springt auf.'],
    ['log.revealed', { actor: 'breed.mimic' }, 'Das ist ein Mimik!'],
    ['log.stole', { actor: 'breed.koboldThief', item: 'guise.silverWand' }, 'Der Kobolddieb stiehlt deinen Stab aus Silber und rennt davon!'],
    ['log.stumble', { actor: you }, 'Du taumelst und kommst nicht vom Fleck.'],
    ['log.xp', { n: 1 }, 'Du gewinnst 1 Erfahrungspunkt.'],
    ['log.xp', { n: 35 }, 'Du gewinnst 35 Erfahrungspunkte.'],
    ['hit.damage', { cause: 'ability.firebolt', target: rat, n: 6 }, 'Der Feuerblitz trifft die Ratte: 6 Schaden.'],
    ['hit.damage', { cause: you, target: rat, n: 2 }, 'Du triffst die Ratte: 2 Schaden.'],
    ['hit.damage.self', { cause: 'trap.dart', target: you, n: 4 }, 'Die Bolzenfalle verletzt dich: 4 Schaden.'],
    ['hit.damage.self', { cause: ghost, target: you, n: 4 }, 'Das Gespenst verletzt dich: 4 Schaden.'],
    ['hit.ails', { cause: 'status.poison', target: shaman, n: 1 }, 'Vergiftet verliert der Goblinschamane 1 TP.'],
    ['hit.ails.self', { cause: 'status.burning', target: you, n: 2 }, 'Brennend verlierst du 2 TP.'],
    ['hit.heal', { actor: you, n: 5 }, 'Du gewinnst 5 TP zurück.'],
    ['hit.swap', { target: you, source: 'breed.wisp' }, 'Du stehst nun, wo das Irrlicht stand.'],
    ['hit.swap', { target: 'breed.wisp', source: you }, 'Das Irrlicht steht nun, wo du standest.'],
    ['hit.push', { target: you }, 'Du wirst zurückgeschleudert.'],
    ['hit.pull', { target: `${ghost}+blinking` }, 'Das sprunghafte Gespenst wird herangezerrt.'],
    ['hit.split', { actor: 'breed.slime' }, 'Der Schleim teilt sich entzwei.'],
    ['hit.summon', { source: 'breed.ratKing', breed: rat }, 'Der Rattenkönig ruft eine Ratte herbei!'],
    ['hit.cloud.conducted', { hazard: 'hazard.shock' }, 'Ein Schlag fährt durch das Wasser!'],
    ['hit.cloud', { hazard: 'hazard.poisonGas' }, 'Die Luft füllt sich mit Giftgas.'],
    ['log.spreads', { hazard: 'hazard.fire', tile: 'tile.tallGrass' }, 'Das Feuer greift auf das hohe Gras über.'],
    ['log.reacts', { hazard: 'hazard.fire', other: 'hazard.steam' }, 'Das Feuer wird zu Dampf.'],
    ['hit.change.falls', { from: 'tile.deepWater' }, 'Das tiefe Wasser fließt ab.'],
    ['hit.change.rises', { to: 'tile.deepWater' }, 'Tiefes Wasser steigt!'],
    ['hit.change', { from: 'tile.seal' }, 'Das Siegel zerbröckelt.'],
    ['hit.change', { from: 'tile.doorLocked' }, 'Die verschlossene Tür zerbröckelt.'],
    ['hit.enchant', { item: 'item.plateArmour' }, 'Ein Licht läuft über deine Plattenrüstung.'],
    ['hit.rust', { item: 'item.softBoots' }, 'Rost frisst an deinen weichen Stiefeln!'],
    ['hit.rust', { item: 'item.chainMail+ofHealth+-1' }, 'Rost frisst an deinem Kettenhemd der Gesundheit -1!'],
    ['use.healthPotion', { item: 'item.healthPotion', n: 12 }, 'Du trinkst den Heiltrank und gewinnst 12 TP zurück!'],
    ['use.frostWand', { target: 'breed.spider', n: 6 }, 'Frost trifft die Spinne: 6 Schaden.'],
    ['use.confusionScroll', { target: 'breed.cultist' }, 'Der Kultist blickt plötzlich ins Leere und beginnt umherzutaumeln!'],
    ['use.paralyseScroll', { target: `${rat}+swift` }, 'Die flinke Ratte erstarrt und kann sich nicht rühren!'],
    ['use.blastBomb', { target: shaman, n: 14 }, 'Die Sprengung trifft den Goblinschamanen: 14 Schaden!'],
    ['use.enchantWeaponScroll', { item: 'item.dagger+cruel' }, 'Dein grausamer Dolch glänzt auf.'],
    ['status.poison.begins', { actor: you }, 'Du bist vergiftet.'],
    ['status.poison.begins', { actor: ghost }, 'Das Gespenst ist vergiftet.'],
    ['status.shielded.begins', { actor: you }, 'Ein Schild legt sich um dich.'],
    ['status.shielded.begins', { actor: `${shaman}+warded` }, 'Ein Schild legt sich um den gefeiten Goblinschamanen.'],
    ['status.regenerating.begins', { actor: 'breed.mossTroll' }, 'Der Moostroll beginnt zu genesen.'],
    ['status.paralysis.ends', { actor: you }, 'Du kannst dich wieder rühren.'],
    ['ability.web.used', { actor: 'breed.spider' }, 'Die Spinne wirft ein Netz.'],
    ['refused.actor', { actor: 'breed.skeleton+howling' }, 'Das heulende Skelett ist im Weg.'],
    ['refused.notWearable', { item: 'item.bread' }, 'Du kannst das Brot nicht anlegen.'],
    ['refused.notUsed', { item: 'item.ironKey' }, 'Den eisernen Schlüssel kannst du allein nicht benutzen.'],
    ['look.actor', { actor: `${rat}+thorned`, hp: 3, maxHp: 5 }, 'Dornige Ratte, 3/5 TP.'],
    ['look.item', { item: 'guise.azurePotion' }, 'Am Boden: Himmelblauer Trank.'],
    ['look.corpse', { actor: 'breed.necromancer' }, 'Überreste von einem Totenbeschwörer.'],
    ['look.tile', { tile: 'tile.deepWater' }, 'Gelände: Tiefes Wasser.'],
    ['stop.hostile', { actor: `${ghost}+swift` }, 'Das flinke Gespenst kommt in Sicht.'],
    ['stop.woke', { actor: 'breed.beetleSwarm' }, 'Der Käferschwarm wacht auf.'],
    ['ui.over.cause', { cause: 'breed.rootMother', floor: 10 }, 'Getötet von der Wurzelmutter auf Ebene 10.'],
    ['ui.over.cause', { cause: 'breed.ogre', floor: 7 }, 'Getötet vom Oger auf Ebene 7.'],
    ['ui.over.cause', { cause: 'breed.skeleton+howling', floor: 7 }, 'Getötet vom heulenden Skelett auf Ebene 7.'],
    ['stop.beside', { actor: 'breed.wolf' }, 'Der nächste Schritt führt dicht am Wolf vorbei.'],
    ['stop.beside', { actor: rat }, 'Der nächste Schritt führt dicht an der Ratte vorbei.'],
    ['ui.over.how.by', { how: 'status.poison.dies', cause: 'breed.rootMother', floor: 4 }, 'An Gift gestorben auf Ebene 4, durch die Wurzelmutter.'],
    ['ui.over.how.ability', { how: 'status.bleeding.dies', cause: 'breed.ratKing', ability: 'ability.tailSweep', floor: 5 }, 'Verblutet auf Ebene 5, durch den Rattenkönig: Schwanzhieb.'],
    ['ui.over.stood', { cause: 'breed.ratKing', hp: 32, maxHp: 64 }, 'Der Rattenkönig hatte noch 32 von 64 TP.'],
    ['ui.strike.kills', { n: 5, actor: 'breed.imp' }, '5 Schaden: tötet das Teufelchen.'],
    ['ui.strike.leaves', { n: 5, actor: shaman, hp: 2, maxHp: 9 }, '5 Schaden: der Goblinschamane hat noch 2/9 TP.'],
    ['ui.where', { n: 1, direction: 'ui.action.northEast' }, '1 Feld nach Nordosten'],
    ['ui.where', { n: 4, direction: 'ui.action.south' }, '4 Felder nach Süden'],
  ])('%s %j', (key, params, words) => {
    expect(say(key, params)).toBe(words);
  });

  it('write names that stand alone as lists do', () => {
    expect(['item.boots+sturdy', 'tile.doorOpen', 'item.sword', 'breed.player', 'slot.head', 'ability.packHowl'].map((key) => nameOf(de, key, TONGUES.de))).toEqual(['Robuste Stiefel', 'Offene Tür', 'Schwert', 'Du', 'Kopf', 'Langes Geheul']);
    expect(say('tile.water')).toBe('Flaches Wasser');
    expect(say('breed.orc')).toBe('Ork');
  });
});
