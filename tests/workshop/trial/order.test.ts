import { type Order, orderFor, serveFrame, onLeaveKey, tellShop } from '../../../src/workshop/trial/order';

/** Two windows that talk to each other: the workshop's, and the one of its frame. */
function windows(origin = 'https://example.org') {
  const listeners = { shop: new Set<(event: object) => void>(), frame: new Set<(event: object) => void>() };
  const make = (own: 'shop' | 'frame'): Window => ({
    origin,
    addEventListener: (_type: string, listener: (event: object) => void) => { listeners[own].add(listener); },
    removeEventListener: (_type: string, listener: (event: object) => void) => { listeners[own].delete(listener); },
    postMessage: (data: unknown, target: string) => {
      sent.push(target);
      for (const listener of listeners[own]) listener({ data, origin, source: own === 'shop' ? frame : shop });
    },
  }) as unknown as Window;
  const sent: string[] = [];
  const shop = make('shop');
  const frame = Object.assign(make('frame'), { parent: shop });
  const say = (to: 'shop' | 'frame', event: object): void => { for (const listener of listeners[to]) listener(event); };
  return { shop, frame, listeners, sent, say };
}

const order: Order = { file: { name: 'mine.json', text: '{}' }, shows: { run: 'a run' } };

it('brings the order to the frame each time that it asks', async () => {
  const { shop, frame, sent } = windows();
  serveFrame(shop, () => frame, order, () => undefined);
  expect([await orderFor(frame), await orderFor(frame)]).toEqual([order, order]);
  expect(new Set(sent)).toEqual(new Set(['https://example.org']));
});

it('works in frames without an origin', async () => {
  const { shop, frame, sent } = windows('null');
  serveFrame(shop, () => frame, order, () => undefined);
  expect(await orderFor(frame)).toEqual(order);
  expect(new Set(sent)).toEqual(new Set(['*']));
});

it('tells the workshop when the player leaves, until it listens no more', () => {
  const { shop, frame } = windows();
  let left = 0;
  const stop = serveFrame(shop, () => frame, order, () => { left++; });
  tellShop(frame, 'leave');
  stop();
  tellShop(frame, 'leave');
  expect(left).toBe(1);
});

it.each([
  ['another window', { source: {}, origin: 'https://example.org', data: order }],
  ['another origin', { origin: 'https://evil.example', data: order }],
  ['something else', { origin: 'https://example.org', data: { ...order, shows: { run: 7 } } }],
  ['more than an order', { origin: 'https://example.org', data: { ...order, script: 'x' } }],
])('takes no order of %s', async (_who, event) => {
  const { shop, frame, listeners, say } = windows();
  const asked = orderFor(frame);
  say('frame', { source: shop, ...event });
  expect(listeners.frame.size).toBe(1);
  say('frame', { source: shop, origin: 'https://example.org', data: order });
  expect(await asked).toEqual(order);
  expect(listeners.frame.size).toBe(0);
});

it('leaves by Alt and Backspace, and by no other key', () => {
  const { frame, say } = windows();
  let left = 0;
  const stop = onLeaveKey(frame, () => { left++; });
  const press = (key: string, altKey: boolean): void => { say('frame', { key, altKey, preventDefault: () => undefined }); };
  press('Backspace', false);
  press('b', true);
  expect(left).toBe(0);
  press('Backspace', true);
  stop();
  press('Backspace', true);
  expect(left).toBe(1);
});
