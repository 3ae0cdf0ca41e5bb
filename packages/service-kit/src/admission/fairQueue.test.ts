import { createFairQueue } from './fairQueue';

const LIMITS = { atOnce: 2, atOnceOfOwner: 1, waitingOfOwner: 3, waiting: 5, retryAfterSeconds: 7 };

/** Tasks that end when the test says so, and the order in which they began. */
const createTasks = (limits = LIMITS) => {
  const queue = createFairQueue(limits);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (owner: string, name: string) =>
    queue.run(owner, async () => {
      began.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    await settled();
    ends.get(name)?.();
    await settled();
  };
  return { begin, end, began };
};

it('gives slots to organizations in turn, whoever has more tasks', async () => {
  const { begin, end, began } = createTasks({ ...LIMITS, atOnce: 1, waiting: 10 });
  const all = [begin('a', 'a1'), begin('a', 'a2'), begin('a', 'a3'), begin('b', 'b1'), begin('b', 'b2')];
  await end('none');
  for (const name of began) await end(name);
  expect(began).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']);
});

it('an organization never has more at once than its share, also while slots are free', async () => {
  const { begin, end, began } = createTasks();
  const all = [begin('a', 'a1'), begin('a', 'a2'), begin('b', 'b1')];
  await end('none');
  expect(began).toEqual(['a1', 'b1']);
  await end('a1');
  expect(began).toEqual(['a1', 'b1', 'a2']);
  await end('a2');
  await end('b1');
  await Promise.all(all);
});

it('refuses with 429 what an organization has too much, and with 503 what all have too much', async () => {
  const { begin, end, began } = createTasks();
  const kept = [1, 2, 3, 4].map((index) => begin('a', `a${index}`));
  await expect(begin('a', 'a5')).rejects.toMatchObject({
    status: 429,
    code: 'too_many_tasks',
    details: { retryAfterSeconds: 7 },
  });
  kept.push(begin('b', 'b1'), begin('c', 'c1'), begin('d', 'd1'));
  await expect(begin('e', 'e1')).rejects.toMatchObject({ status: 503, details: { retryAfterSeconds: 7 } });
  await end('none');
  // Each that ends lets another one begin, which is then in the list, too.
  for (const name of began) await end(name);
  expect(began).toHaveLength(kept.length);
  await Promise.all(kept);
});

it('a task that fails gives its slot back', async () => {
  const queue = createFairQueue({ ...LIMITS, atOnce: 1 });
  const failed = queue.run('a', () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  expect(await queue.run('a', () => Promise.resolve('yes'))).toBe('yes');
});
