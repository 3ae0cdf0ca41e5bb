import { ledgerStory } from '../testing/ledgerStory';
import { createStandIns } from '../testing/standIns';
import { createFreshRecords } from './freshRecords';

const story = ledgerStory({
  site: createStandIns().addSite(),
  count: 9,
  clients: 3,
  start: Date.now(),
  stepMs: 1,
});
const seqs = (records: { seq: number }[]) => records.map(({ seq }) => seq);
const holding = (from: number) => {
  const fresh = createFreshRecords();
  story.slice(from - 1).forEach(fresh.add);
  return fresh;
};

it('gives what follows a position, as much as is wanted', () => {
  const fresh = holding(1);
  expect(seqs(fresh.after(0, 3))).toEqual([1, 2, 3]);
  expect(seqs(fresh.after(6, 10))).toEqual([7, 8, 9]);
  expect(fresh.after(9, 10)).toEqual([]);
});

it('gives nothing when the next record is not here, so that nothing is left out', () => {
  expect(holding(4).after(2, 10)).toEqual([]);
  expect(seqs(holding(4).after(3, 1))).toEqual([4]);
});

it('begins anew after what another process wrote in between', () => {
  const fresh = createFreshRecords();
  for (const index of [0, 1, 5, 6]) if (story[index]) fresh.add(story[index]);
  expect(fresh.after(0, 10)).toEqual([]);
  expect(seqs(fresh.after(5, 10))).toEqual([6, 7]);
});

it('lets go of what is counted', () => {
  const fresh = holding(1);
  fresh.forget(4);
  expect(fresh.after(3, 10)).toEqual([]);
  expect(seqs(fresh.after(4, 2))).toEqual([5, 6]);
  fresh.forget(2);
  expect(seqs(fresh.after(4, 2))).toEqual([5, 6]);
  fresh.forget(100);
  expect(fresh.after(8, 10)).toEqual([]);
});
