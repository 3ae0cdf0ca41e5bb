import { Decimal128, type Document } from 'mongodb';
import { serverUnderTest } from './serverUnderTest';

const stage = (name: string, operand: unknown): Document => ({
  aggregate: 'c',
  pipeline: [{ [name]: operand }],
  cursor: {},
});
const query = (filter: Document): Document => ({ find: 'c', filter });
const computed = (expression: unknown): Document => stage('$project', { x: expression });
const grouped = (accumulator: Document): Document => stage('$group', { _id: null, x: accumulator });
const change = (u: Document | Document[]): Document => ({ update: 'c', updates: [{ q: {}, u }] });

describe('what MongoDB has and the embedded database has not', () => {
  const mongo = serverUnderTest('test_refused');

  const REFUSED: Record<string, Document> = {
    ...Object.fromEntries(
      '$lookup $facet $unionWith $sample $sortByCount $bucket $bucketAuto $setWindowFields $fill $densify $redact $graphLookup'
        .split(' ')
        .map((name) => [`The stage ${name}`, stage(name, {})]),
    ),
    'The stage $documents': { aggregate: 1, pipeline: [{ $documents: [] }], cursor: {} },
    'The option includeArrayIndex of $unwind': stage('$unwind', { path: '$a', includeArrayIndex: 'i' }),
    'The option let of $merge': stage('$merge', { into: 'd', let: {} }),
    'The option on (but for _id) of $merge': stage('$merge', { into: 'd', on: 'a' }),
    'The option whenMatched of $merge': stage('$merge', { into: 'd', whenMatched: 'replace' }),
    'The option whenNotMatched of $merge': stage('$merge', { into: 'd', whenNotMatched: 'discard' }),
    ...Object.fromEntries(
      '$dateTrunc $dateToString $year $toString $convert $type $regexMatch $map $switch $divide $function'
        .split(' ')
        .map((name) => [`The operator ${name} of expressions`, computed({ [name]: '$a' })]),
    ),
    'The variable $$CLUSTER_TIME': computed('$$CLUSTER_TIME'),
    'The accumulator $firstN': grouped({ $firstN: { input: '$a', n: 1 } }),
    'The accumulator $stdDevPop': grouped({ $stdDevPop: '$a' }),
    'The accumulator $mergeObjects': grouped({ $mergeObjects: '$a' }),
    'The query operator $mod': query({ a: { $mod: [2, 0] } }),
    'The query operator $bitsAllSet': query({ a: { $bitsAllSet: 1 } }),
    'The query operator $where': query({ $where: 'true' }),
    'The positional projection list.$': { find: 'c', projection: { 'list.$': 1 } },
    'The projection operator $slice': { find: 'c', projection: { list: { $slice: 1 } } },
    'The update operator $rename': change({ $rename: { a: 'b' } }),
    'The update operator $currentDate': change({ $currentDate: { a: true } }),
    'The update operator $bit': change({ $bit: { a: { and: 1 } } }),
    'Arithmetic with decimals': change({ $inc: { a: Decimal128.fromString('0.1') } }),
    'The command explain': { explain: { find: 'c' } },
    'The command collStats': { collStats: 'c' },
    'The command mapReduce': { mapReduce: 'c' },
    'The command nothing': { nothing: 1 },
  };

  it.each(Object.entries(REFUSED))('%s is refused by name, and nothing changes', async (what, command) => {
    await mongo.put({ _id: 1 as never, a: 1, list: [1] });
    const message = await mongo.db.command(command).then(
      (done) => (done['writeErrors'] as Document[] | undefined)?.[0]?.['errmsg'],
      (error: Error) => error.message,
    );
    expect(message).toBe(
      `${what} is not supported by the embedded database, set MONGODB_URI to use a MongoDB server`,
    );
    expect(await mongo.c.find().toArray()).toEqual([{ _id: 1, a: 1, list: [1] }]);
  });

  it('Decimals are stored, found and sorted all the same', async () => {
    const [low, high] = ['0.10', '0.2'].map((text) => Decimal128.fromString(text));
    await mongo.put({ _id: 2 as never, d: high }, { _id: 1 as never, d: low });
    expect((await mongo.c.find({ d: { $gt: low } }).toArray()).map(({ d }) => String(d))).toEqual(['0.2']);
    expect((await mongo.c.find().sort({ d: 1 }).toArray()).map(({ d }) => String(d))).toEqual([
      '0.10',
      '0.2',
    ]);
  });
});
