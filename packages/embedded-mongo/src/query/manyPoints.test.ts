import { serialize } from 'bson';
import { rawDocument } from '../bson/rawValue';
import { parseFilter } from '../filter/parseFilter';
import type { Collection } from '../store/catalog';
import { planQuery } from './planner';

const collection = { prefix: Buffer.from([0, 0, 0, 1]), indexes: [] } as unknown as Collection;
const planFor = (count: number) => {
  const wanted = Array.from({ length: count }, (_, at) => at);
  const filter = parseFilter(rawDocument(Buffer.from(serialize({ _id: { $in: wanted } }))));
  return planQuery(collection, filter, [], undefined);
};

it.each([1, 200, 1_000, 20_000])('looks up each of %i documents by its id, and reads no other', (count) => {
  const { ranges, exact } = planFor(count);
  expect([ranges.length, exact]).toEqual([count, true]);
});

it('reads the whole collection where more are asked for than leaping is worth', () => {
  expect(planFor(20_001).ranges).toHaveLength(1);
});
