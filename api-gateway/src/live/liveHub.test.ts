import { LIVE } from '@yinyom/contracts/live/liveEvents';
import { logger } from '../testing/probe';
import { everybody, type LiveSource } from './LiveSource';
import { createLiveHub, type Told } from './liveHub';

/** A source of one number per website, whose looks are counted. */
const createSource = () => {
  const numbers = new Map<string, number>();
  const looks: string[][] = [];
  const news = (number: number) => [{ event: 'figures' as const, data: number, mayRead: everybody }];
  const source: LiveSource<number> = {
    name: 'numbers',
    everyMs: 1_000,
    look: async (before) => {
      looks.push([...before.keys()]);
      return new Map([...before.keys()].map((id) => [id, numbers.get(id) ?? 0]));
    },
    news: (before, now) => (before === now ? [] : news(now)),
  };
  return { source, numbers, looks };
};

/** Somebody who notes what is told. */
const createWatcher = () => {
  const told: Told[] = [];
  return {
    tell: (news: readonly Told[]) => void told.push(...news),
    numbers: () => told.map(({ text }) => Number(/data: (\d+)/.exec(text)?.[1])),
    lastId: () => /id: (\S+)/.exec(told.at(-1)?.text ?? '')?.[1],
  };
};

const advance = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2026, 10, 26, 3) }));
afterEach(() => jest.useRealTimers());

it('one look a second for all who watch, and none once nobody does', async () => {
  const { source, numbers, looks } = createSource();
  const hub = createLiveHub({ sources: [source], logger });
  await advance(5_000);
  expect(looks).toEqual([]);
  const watchers = Array.from({ length: 50 }, createWatcher);
  const leave = watchers.map((watcher, at) => hub.join(at % 2 ? 'a' : 'b', watcher));
  await advance(10_000);
  expect(looks.length).toBeLessThanOrEqual(11);
  expect(looks.at(-1)).toEqual(['b', 'a']);
  numbers.set('a', 7);
  await advance(1_000);
  expect(watchers.map((watcher) => watcher.numbers())).toEqual(
    watchers.map((_, at) => (at % 2 ? [0, 7] : [0])),
  );
  for (const each of leave) each();
  const before = looks.length;
  await advance(60_000);
  expect(looks.length - before).toBeLessThanOrEqual(1);
  hub.close();
});

it('whoever comes back hears exactly what was missed, also what happened while nobody looked', async () => {
  const { source, numbers } = createSource();
  const hub = createLiveHub({ sources: [source], logger });
  const first = createWatcher();
  const leave = hub.join('a', first);
  hub.join('a', createWatcher());
  await advance(1_000);
  leave();
  for (const number of [1, 2, 3]) {
    numbers.set('a', number);
    await advance(1_000);
  }
  const again = createWatcher();
  hub.join('a', again, first.lastId());
  expect(again.numbers()).toEqual([1, 2, 3]);
  hub.close();

  const alone = createLiveHub({ sources: [source], logger });
  const only = createWatcher();
  const stop = alone.join('a', only);
  await advance(1_000);
  stop();
  numbers.set('a', 4);
  await advance(10_000);
  const back = createWatcher();
  alone.join('a', back, only.lastId());
  await advance(1_000);
  expect(back.numbers()).toEqual([4]);
  alone.close();
});

it.each([
  ['none', () => undefined],
  ['one of another process', (hub: string) => hub.replace(/^\w{8}/, '00000000')],
  ['one that never was', (hub: string) => `${hub}9`],
  ['nonsense', () => '1 OR 1=1'],
])('with %s as last id the state of things is told, once', async (_what, idOf) => {
  const { source, numbers } = createSource();
  const hub = createLiveHub({ sources: [source], logger });
  const first = createWatcher();
  hub.join('a', first);
  for (const number of [1, 2, 3]) {
    numbers.set('a', number);
    await advance(1_000);
  }
  const other = createWatcher();
  hub.join('a', other, idOf(first.lastId() ?? ''));
  await advance(3_000);
  expect(other.numbers()).toEqual([3]);
  hub.close();
});

it('what is older than five minutes is forgotten; a website comes back with its state, never with another number', async () => {
  const { source, numbers } = createSource();
  const hub = createLiveHub({ sources: [source], logger });
  const first = createWatcher();
  const leave = hub.join('a', first);
  for (const number of [1, 2, 3]) {
    numbers.set('a', number);
    await advance(1_000);
  }
  const old = first.lastId()?.replace(/\d+$/, '2');
  leave();
  await advance(LIVE.ringMs + 2_000);
  hub.tidy();
  // As many events as before: an old id must not be taken for one of these.
  const second = createWatcher();
  hub.join('a', second);
  for (const number of [4, 5, 6, 7, 8]) {
    numbers.set('a', number);
    await advance(1_000);
  }
  const late = createWatcher();
  hub.join('a', late, old);
  expect(late.numbers()).toEqual([8]);
  hub.close();
});

it('a source that fails is asked again, and the others go on', async () => {
  const good = createSource();
  let down = true;
  const bad = createSource();
  const failing: LiveSource<number> = {
    ...bad.source,
    name: 'failing',
    look: (before) => (down ? Promise.reject(new Error('down')) : bad.source.look(before)),
  };
  const hub = createLiveHub({ sources: [failing, good.source], logger });
  const watcher = createWatcher();
  hub.join('a', watcher);
  await advance(2_000);
  expect(watcher.numbers()).toEqual([0]);
  down = false;
  bad.numbers.set('a', 9);
  await advance(2_000);
  expect(watcher.numbers()).toEqual([0, 9]);
  hub.close();
});
