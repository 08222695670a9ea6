import { Bump } from '../../src/engine/actions/fights';
import { LevelUp } from '../../src/engine/actions/hero';
import { UseItem } from '../../src/engine/actions/items';
import { Move, Stairs, Wait } from '../../src/engine/actions/moves';
import type { Action } from '../../src/engine/actions/Action';
import { Rng } from '../../src/engine/core/rng';
import type { Game } from '../../src/engine/Game';
import { botNamed } from '../../src/lab/bots';
import { weightsOf } from '../../src/lab/botWeights';
import { contentById } from '../../src/lab/contentById';
import { PERSONAS } from '../../src/lab/fighter/Weights';
import { differenceOf, headerOf } from '../../src/lab/runs/header';
import { playForRecord } from '../../src/lab/runs/RunRecord';
import { drawCampaign } from '../support/campaignPack';
import { carried, drawGame } from '../support/drawGame';
import { breedsWith } from '../support/tinyPack';

const actionOf = (bot: string, game: Game): Action => botNamed(bot)(game, Rng.of('tests', 'bot'));

describe('fighter0, the yardstick,', () => {
  // Hashes of the runs of the fighter as it was when its personas came; those of the campaign change with its rows.
  it.each([
    ['lanternfall', [1634678596, 2724251097, 2190914591]],
    ['classic', [3980127903, 2260398184, 544101143]],
    ['goblinsGeared', [136242964, 1262521553, 135699488]],
    ['deep', [2053946104, 159619318, 2166517221]],
  ])('plays %s as it always has', (pack, hashes) => {
    const played = ['71', '72', '73'].map((seed) => playForRecord(contentById(pack), seed, { bot: botNamed('fighter0'), turns: 3000, floors: 10 }));
    expect(played.map(({ hash }) => hash)).toEqual(hashes);
  });
});

describe('the faults of fighter0 that the fighter has not:', () => {
  it('it died with potions, if its enemy did little harm at a time', () => {
    const game = drawGame('#####\n#@r.#\n#####', { carry: ['salve'], pack: { breeds: breedsWith('rat', { hp: 12, power: 3 }) } });
    game.state.player.hp = 5;
    expect([actionOf('fighter0', game), actionOf('fighter', game)]).toEqual([new Bump(1, 0), new UseItem(carried(game, 'salve'))]);
  });

  it('it hardly ever took power', () => {
    const game = drawGame('#####\n#@..#\n#####', { pack: { breeds: breedsWith('rat', { hp: 16, power: 5 }) } });
    game.state.hero.choices = 1;
    game.state.log.push({ tone: 'enemyAttack', key: 'log.attack', params: { attacker: 'breed.rat', target: 'breed.player', n: 1 }, count: 3 });
    const at = (level: number, bot: string): Action => {
      game.state.hero.level = level;
      return actionOf(bot, game);
    };
    expect([at(12, 'fighter0'), at(2, 'fighter'), at(12, 'fighter')]).toEqual([new LevelUp('life'), new LevelUp('life'), new LevelUp('power')]);
  });

  it('it stayed for ever where a known trap bars the only way', () => {
    const game = drawCampaign('########\n#.@1..>#\n########');
    for (const trap of game.floor.state.traps) trap.known = true;
    expect([actionOf('fighter', game), actionOf('fighter0', game)]).toEqual([new Move(1, 0), new Move(-1, 0)]);
  });
});

describe('a fighter that crosses traps', () => {
  it('goes over one behind which the unknown begins, not to one amid what it knows', () => {
    const game = drawCampaign('#########\n#...#####\n#.....@1.\n#.1.#####\n#########');
    for (const trap of game.floor.state.traps) trap.known = true;
    game.floor.state.explored.fill(1);
    game.floor.state.explored[2 * game.floor.width + 8] = 0;
    expect(actionOf('fighter', game)).toEqual(new Move(1, 0));
  });

  it('goes over one that keeps an enemy from it, but awaits an enemy that can come', () => {
    const inView = (map: string): Action => {
      const game = drawCampaign(map);
      for (const trap of game.floor.state.traps) trap.known = true;
      return actionOf('fighter', game);
    };
    expect([inView('########\n#.@1..r#\n########'), inView('########\n#.@...r#\n###1####')]).toEqual([new Move(1, 0), new Wait()]);
  });
});

describe('the weights of a persona:', () => {
  it('one that withdraws leaves a boss that it would lose to', () => {
    const map = '###############\n#O@...........#\n#############.#\n#############.#\n###############';
    const game = drawGame(map, { pack: { breeds: breedsWith('ogre', { unique: true, power: 30 }) } });
    game.floor.state.explored.fill(1);
    expect([actionOf('fighter', game), actionOf('fighter,withdraw=1', game)]).toEqual([new Bump(-1, 0), new Move(1, 0)]);
  });

  it('one in haste takes the stairs before it has seen all', () => {
    const game = drawGame('######\n#>@.!#\n######');
    expect([actionOf('fighter', game), actionOf('diver', game)]).toEqual([new Move(1, 0), new Move(-1, 0)]);
  });

  it('one that is thorough looks into corners', () => {
    const game = drawGame('#######\n#@....#\n#.>...#\n#######');
    game.floor.state.explored.fill(1);
    game.floor.state.explored[6] = 0;
    expect([actionOf('fighter', game), actionOf('fighter,thorough=1', game)]).toEqual([new Move(1, 1), new Move(1, 0)]);
  });

  it('one that bides lets an archer\'s friend come, and strikes when it is there', () => {
    const acts = (bot: string, map: string): Action => actionOf(bot, drawGame(map, { pack: { breeds: breedsWith('rat', { brain: ['keepAway'] }) } }));
    expect([acts('fighter', '@..r'), acts('patient', '@..r'), acts('patient', '@r')]).toEqual([new Move(1, 0), new Wait(), new Bump(1, 0)]);
  });

  it('one that skips takes the stairs when it is hurt', () => {
    const game = drawGame('######\n#>@r.#\n######', { pack: { breeds: breedsWith('rat', { hp: 30 }) } });
    const acts = (bot: string, hp: number): Action => {
      game.state.player.hp = hp;
      return actionOf(bot, game);
    };
    expect([acts('dancer', 20), acts('dancer', 11), acts('fighter', 11)]).toEqual([new Bump(1, 0), new Move(-1, 0), new Bump(1, 0)]);
  });

  it('one that keeps to doors goes into a corridor even from one enemy', () => {
    const game = drawGame('########\n###....#\n#..@..r#\n###....#\n########');
    game.floor.state.explored.fill(1);
    expect([actionOf('fighter', game), actionOf('doorkeeper', game)]).toEqual([new Wait(), new Move(-1, 0)]);
  });

  it('one that steps back does so about every second turn', () => {
    const game = drawGame('#####\n#...#\n#@..#\n#r..#\n#####', { pack: { breeds: breedsWith('rat', { hp: 60 }) } });
    game.floor.state.explored.fill(1);
    const acts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => botNamed('kiter')(game, Rng.of('tests', seed)));
    expect([acts.some((action) => action instanceof Move), acts.some((action) => action instanceof Bump)]).toEqual([true, true]);
    expect(actionOf('fighter', game)).toEqual(new Bump(0, 1));
  });

  it('one that stays takes no stairs', () => {
    const game = drawGame('######\n#>@..#\n######');
    game.floor.state.explored.fill(1);
    expect([actionOf('fighter', game), actionOf('farmer', game)]).not.toContainEqual(expect.any(Stairs));
    expect(actionOf('fighter', game)).toEqual(new Move(-1, 0));
    const stays = playForRecord(contentById('lanternfall'), '75', { bot: botNamed('farmer'), turns: 1500, floors: 10 });
    expect(stays.floor).toBe(1);
  });

  it('each plays its own way', () => {
    const content = contentById('lanternfall');
    let alike = new Map([['', Object.keys(PERSONAS)]]);
    // Those who play alike at first are watched for longer.
    for (const [seed, turns] of [['75', 1200], ['76', 3000], ['77', 6000]] as const) {
      const groups = new Map<string, string[]>();
      for (const [before, bots] of alike) {
        for (const bot of bots) {
          const key = `${before} ${playForRecord(content, seed, { bot: botNamed(bot), turns, floors: 10 }).hash}`;
          groups.set(key, [...groups.get(key) ?? [], bot]);
        }
      }
      alike = new Map([...groups].filter(([, bots]) => bots.length > 1));
    }
    expect([...alike.values()]).toEqual([]);
  });
});

describe('a bot with weights of its own', () => {
  it('has those of its persona but for the changed ones', () => {
    expect(weightsOf('bold,daring=0.2,shot=0')).toEqual({ ...weightsOf('bold'), daring: 0.2, shot: 0 });
    expect(weightsOf('random')).toBeNull();
  });

  it.each(['fighter,luck=1', 'fighter,daring', 'fighter,daring=-1', 'fighter,daring=0.2,', 'fighter,toString=1'])('is refused with a sentence: %s', (name) => {
    expect(() => botNamed(name)).toThrow(/^"[^"]*" is no weight of fighter, such as calm=[\d.]+\. Weights: calm, /);
  });

  it.each(['random,daring=0.2', 'nobody', ''])('is refused if there is none of the name: "%s"', (name) => {
    expect(() => botNamed(name)).toThrow(`Unknown bot "${name}". Bots: random, fighter, waiter, `);
  });

  it('says so in the header of its runs, which do not belong with others', () => {
    const [content, seeds] = [contentById('classic'), { first: 1, last: 2 }];
    const [one, other, third] = ['fighter', 'fighter,daring=0.2', 'random'].map((bot) => headerOf(content, { bot, turns: 9, floors: 3 }, seeds));
    if (!one || !other || !third) throw new Error('three headers');
    expect([one.settings, third.settings]).toEqual([weightsOf('fighter'), null]);
    expect(differenceOf(one, { ...other, bot: 'fighter' })).toBe('the bot\'s weight daring: 0.35 and 0.2');
    expect(differenceOf(one, other)).toBe('the bot: fighter and fighter,daring=0.2');
    expect(differenceOf(one, { ...one, settings: null })).toBe(`the bot's weight calm: ${PERSONAS.fighter.calm} and none`);
  });
});
