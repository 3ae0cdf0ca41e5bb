import { sampleSummary } from '../../testing/sampleData';
import { shareGroups } from './shareGroups';

const groups = shareGroups(
  sampleSummary(),
  (key) => key,
  ({ type }) => `evidence.category.${type}`,
);
const of = (title: string) => groups.find((group) => group.title === title)?.shares;

test('devices and languages are parts of all decisions, what nobody used is left out', () => {
  expect(of('share.byDevice')).toEqual([
    {
      key: 'mobile',
      label: 'evidence.device.mobile',
      count: 9,
      total: 12,
      rows: { rows: 'log', device: 'mobile' },
    },
    {
      key: 'desktop',
      label: 'evidence.device.desktop',
      count: 3,
      total: 12,
      rows: { rows: 'log', device: 'desktop' },
    },
  ]);
  expect(of('share.byType')?.map(({ key }) => key)).toEqual([
    'accept_all',
    'accept',
    'reconsent',
    'decline_all',
  ]);
});

test('a category’s share is of those who decided about that category', () => {
  expect(of('share.byCategory')).toEqual([
    {
      key: 'c1',
      label: 'evidence.category.3',
      count: 3,
      total: 4,
      rows: { rows: 'log', granted: 'c1' },
    },
  ]);
});

test('what nobody classified, and so nobody was granted, is left out', () => {
  const by_category = [
    { id: 'c1', type: 3, granted: 3, denied: 1 },
    { id: 'c0', type: 0, granted: 0, denied: 4 },
  ];
  const shown = shareGroups(
    { ...sampleSummary(), by_category },
    (key) => key,
    ({ id }) => id,
  );
  expect(shown.find(({ title }) => title === 'share.byCategory')?.shares.map(({ key }) => key)).toEqual([
    'c1',
  ]);
});
