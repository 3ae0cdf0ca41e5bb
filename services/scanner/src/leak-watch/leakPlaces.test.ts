import { Types } from 'mongoose';
import { leakPlaces } from './leakPlaces';

type Finding = Parameters<typeof leakPlaces>[0][number];

const idOf = (number: number) => new Types.ObjectId(String(number).padStart(24, '0'));
const finding = (number: number, more: Partial<Finding> = {}): Finding => ({
  _id: idOf(number),
  address_key: 'page',
  source: 'page',
  kind: 'national_id',
  confidence: 'certain',
  state: 'open',
  count: 2,
  first_seen: new Date(Date.UTC(2026, 10, number)),
  ...more,
});

it('a page with several findings is one place, with the sum of each kind', () => {
  const all = [finding(1), finding(2), finding(3, { kind: 'children', count: 7, confidence: 'likely' })];
  expect(leakPlaces(all)).toEqual([
    {
      id: String(idOf(1)),
      source: 'page',
      since: '2026-11-01T00:00:00.000Z',
      kinds: [
        { kind: 'national_id', count: 4 },
        { kind: 'children', count: 7 },
      ],
    },
  ]);
});

it.each([
  ['only possible', finding(1, { confidence: 'possible' })],
  ['removed', finding(1, { state: 'removed' })],
  ['published on purpose', finding(1, { state: 'published_on_purpose' })],
  ['no personal data', finding(1, { state: 'no_personal_data' })],
])('what is %s raises no alert', (_what, one) => {
  expect(leakPlaces([one])).toEqual([]);
});

it('a place stays the same one when its first finding is answered for', () => {
  const [before] = leakPlaces([finding(1), finding(2)]);
  const [after] = leakPlaces([finding(1, { state: 'published_on_purpose' }), finding(2)]);
  expect([after?.id, after?.since]).toEqual([before?.id, '2026-11-02T00:00:00.000Z']);
});

it('certain places come first, then those with the most', () => {
  const all = [
    finding(1, { address_key: 'a', confidence: 'likely', count: 900 }),
    finding(2, { address_key: 'b', count: 1 }),
    finding(3, { address_key: 'c', count: 5 }),
  ];
  expect(leakPlaces(all).map(({ id }) => id)).toEqual([3, 2, 1].map((number) => String(idOf(number))));
});
