import { Gestures, type Gesture } from '../../src/ui/input/gestures';
import { partAt, THUMB_PARTS } from '../../src/ui/panels/ThumbPad';
import { zoomBy } from '../../src/scenes/PointerInput';

/** One touch event, or the passing of time: `down 1 10,20`, `join 2 30,40` while others are down, `move`, `up 1`, `cancel 1`, `clear`, `wait 500`. */
type Event = string;

/** The gestures recognised in events, each as a short word. */
function feel(...events: readonly Event[]): string[] {
  const felt: string[] = [];
  const gestures = new Gestures((gesture) => { felt.push(wordOf(gesture)); });
  for (const event of events) {
    const [what = '', who = '0', where = '0,0'] = event.split(' ');
    const [x = 0, y = 0] = where.split(',').map(Number);
    const id = Number(who);
    if (what === 'down' || what === 'join') gestures.down(id, { x, y }, what === 'down');
    if (what === 'move') gestures.move(id, { x, y });
    if (what === 'up') gestures.up(id);
    if (what === 'cancel') gestures.cancel(id);
    if (what === 'clear') gestures.clear();
    if (what === 'wait') for (let passed = 0; passed <= id; passed += 50) gestures.frame(50);
  }
  return felt;
}

function wordOf(gesture: Gesture): string {
  switch (gesture.kind) {
    case 'tap':
      return `tap ${gesture.at.x},${gesture.at.y}`;
    case 'swipe':
      return `swipe ${gesture.way}`;
    case 'lift':
      return `lift ${gesture.way}`;
    case 'peek':
      return gesture.at ? `peek ${gesture.at.x},${gesture.at.y}` : 'no peek';
    case 'pinch':
      return gesture.by > 0 ? 'apart' : 'together';
  }
}

describe('a tap', () => {
  test('is a finger that lifts where it touched', () => {
    expect(feel('down 1 50,60', 'move 1 53,64', 'up 1')).toEqual(['tap 53,64']);
  });

  test('is not a finger that has moved, nor one the system cancels', () => {
    expect(feel('down 1 50,60', 'move 1 68,60', 'up 1')).toEqual([]);
    expect(feel('down 1 50,60', 'cancel 1')).toEqual([]);
  });

  test('is not a finger that touched elsewhere', () => {
    expect(feel('move 1 50,60', 'move 1 150,60', 'up 1')).toEqual([]);
  });
});

describe('a swipe', () => {
  test.each([
    ['100,40', 'PadUp'], ['140,60', 'PadUpRight'], ['140,100', 'PadRight'], ['140,140', 'PadDownRight'],
    ['100,140', 'PadDown'], ['60,140', 'PadDownLeft'], ['60,100', 'PadLeft'], ['60,60', 'PadUpLeft'],
  ])('from 100,100 to %s is %s, held until the finger is lifted', (to, way) => {
    expect(feel('down 1 100,100', `move 1 ${to}`, 'wait 900', 'up 1')).toEqual([`swipe ${way}`, `lift ${way}`]);
  });

  test('is one step, even if long', () => {
    expect(feel('down 1 100,100', 'move 1 130,100', 'move 1 190,101', 'move 1 260,99', 'up 1')).toEqual(['swipe PadRight', 'lift PadRight']);
  });

  test('begins again when the finger turns a corner', () => {
    expect(feel('down 1 100,100', 'move 1 140,100', 'move 1 140,140', 'up 1')).toEqual(['swipe PadRight', 'lift PadRight', 'swipe PadDown', 'lift PadDown']);
  });

  test('ends when the system cancels the finger, and when a second one touches', () => {
    expect(feel('down 1 100,100', 'move 1 140,100', 'cancel 1')).toEqual(['swipe PadRight', 'lift PadRight']);
    expect(feel('down 1 100,100', 'move 1 140,100', 'join 2 200,200', 'move 1 90,100', 'up 2', 'move 1 10,100', 'up 1')).toEqual(['swipe PadRight', 'lift PadRight']);
  });
});

describe('a long press', () => {
  test('shows the cell until the finger is lifted, and is no tap', () => {
    expect(feel('down 1 50,60', 'wait 300', 'wait 200', 'wait 500', 'up 1')).toEqual(['peek 50,60', 'no peek']);
  });

  test('needs its full time, and a finger that stays put', () => {
    expect(feel('down 1 50,60', 'wait 300', 'up 1')).toEqual(['tap 50,60']);
    expect(feel('down 1 50,60', 'move 1 65,60', 'wait 900', 'up 1')).toEqual([]);
  });

  test('doesn\'t count if a single frame took that long: the finger may have been lifted', () => {
    const felt: string[] = [];
    const gestures = new Gestures(({ kind }) => { felt.push(kind); });
    gestures.down(1, { x: 50, y: 60 }, true);
    gestures.frame(2000);
    gestures.frame(2000);
    gestures.up(1);
    expect(felt).toEqual(['tap']);
  });

  test('stays one however the finger moves afterwards', () => {
    expect(feel('down 1 50,60', 'wait 500', 'move 1 150,60', 'up 1')).toEqual(['peek 50,60', 'no peek']);
  });
});

describe('two fingers', () => {
  test('that move apart or together are a pinch, step by step', () => {
    expect(feel('down 1 100,100', 'join 2 200,100', 'move 2 220,100', 'move 2 231,100', 'move 2 280,100')).toEqual(['apart', 'apart']);
    expect(feel('down 1 100,100', 'join 2 200,100', 'move 1 130,100')).toEqual(['together']);
  });

  test('never tap, swipe or press, even if one stays', () => {
    expect(feel('down 1 100,100', 'join 2 200,100', 'wait 900', 'up 2', 'wait 900', 'move 1 200,100', 'up 1')).toEqual([]);
  });
});

describe('a finger whose lifting was lost', () => {
  test('is forgotten when the next touches alone, which taps and swipes as ever', () => {
    expect(feel('down 1 100,100', 'down 2 200,200', 'up 2')).toEqual(['tap 200,200']);
    expect(feel('down 1 100,100', 'move 1 101,100', 'down 2 200,200', 'move 2 240,200', 'up 2')).toEqual(['swipe PadRight', 'lift PadRight']);
  });

  test('stops walking then, and when all are forgotten', () => {
    expect(feel('down 1 100,100', 'move 1 140,100', 'down 2 200,200', 'up 2')).toEqual(['swipe PadRight', 'lift PadRight', 'tap 200,200']);
    expect(feel('down 1 100,100', 'move 1 140,100', 'clear', 'move 1 200,100', 'up 1')).toEqual(['swipe PadRight', 'lift PadRight']);
  });

  test('ends a long press, and does not tap later, when all are forgotten', () => {
    expect(feel('down 1 50,60', 'wait 500', 'clear', 'up 1')).toEqual(['peek 50,60', 'no peek']);
    expect(feel('down 1 50,60', 'clear', 'wait 900', 'up 1')).toEqual([]);
  });

  test('is no partner of a pinch', () => {
    expect(feel('down 1 100,100', 'down 2 200,100', 'move 2 300,100', 'up 2')).toEqual(['swipe PadRight', 'lift PadRight']);
  });
});

describe('the touch D-pad', () => {
  const box = { left: 10, top: 20, width: 150, height: 150 };

  test('has a part for every direction, and one that waits', () => {
    expect(THUMB_PARTS.map(({ command }) => (command.do === 'step' ? `${command.dx},${command.dy}` : command.do)))
      .toEqual(['-1,-1', '0,-1', '1,-1', '-1,0', 'wait', '1,0', '-1,1', '0,1', '1,1']);
  });

  test('reacts to the part under the thumb, and off the pad to the nearest', () => {
    const keyAt = (x: number, y: number): string | undefined => partAt({ x, y }, box)?.key;
    expect([keyAt(15, 25), keyAt(85, 95), keyAt(155, 95)]).toEqual(['PadUpLeft', 'Centre', 'PadRight']);
    expect(keyAt(300, 400)).toBe('PadDownRight');
  });
});

test('zoom goes by whole pixels of the art, within its limits', () => {
  expect(zoomBy(32, 1)).toBe('3');
  expect(zoomBy(32, -1)).toBe('1');
  expect(zoomBy(16, -1)).toBe('1');
  expect(zoomBy(96, 1)).toBe('6');
});
