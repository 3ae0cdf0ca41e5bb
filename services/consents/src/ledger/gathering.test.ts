import { createGathering } from './gathering';

/** What has waited for some writes of one time. */
const after = (writes: number, ms: number, size = 10) => {
  const gathering = createGathering();
  for (let write = 0; write < writes; write += 1) gathering.wrote(size, ms);
  return gathering;
};
/** Whether a group of so many would wait at all. */
const waits = async (gathering: ReturnType<typeof createGathering>, waiting: number): Promise<boolean> => {
  let waited = true;
  const going = gathering.wait(waiting).then(() => (waited = false));
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  const result = waited;
  await going;
  return result;
};

it('a group waits for as many decisions as the last one had, on a slow disk only', async () => {
  expect(await waits(after(9, 30), 3)).toBe(true);
  expect(await waits(after(9, 30), 10)).toBe(false);
  expect(await waits(after(9, 3), 3)).toBe(false);
  // Large groups take longer on any disk.
  expect(await waits(after(9, 20, 200), 3)).toBe(false);
});

it('one quick write says that the disk is quick: the others waited for something else', async () => {
  const gathering = after(9, 30);
  gathering.wrote(10, 2);
  expect(gathering.isSlow()).toBe(false);
  expect(await waits(gathering, 3)).toBe(false);
});

it('a group that is complete goes at once', async () => {
  const gathering = after(9, 30);
  let gone = false;
  const going = gathering.wait(3).then(() => (gone = true));
  gathering.came(4);
  await Promise.resolve();
  expect(gone).toBe(false);
  gathering.came(10);
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(gone).toBe(true);
  await going;
});

it('two groups that alternate become one', async () => {
  const gathering = after(8, 30);
  // Of the eighth write both together are expected.
  expect(await waits(gathering, 10)).toBe(true);
  expect(await waits(gathering, 20)).toBe(false);
});
