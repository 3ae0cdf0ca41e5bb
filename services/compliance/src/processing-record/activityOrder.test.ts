import type { ActivityHead } from './activity.store';
import { generatedFirst, orderBy } from './activityOrder';

const head = (activity_id: string, more: Partial<ActivityHead> = {}): ActivityHead => ({
  activity_id,
  version: 1,
  role: 'controller',
  generated: null,
  ended: false,
  saved_at: new Date('2026-11-01T03:00:00Z'),
  begun_at: new Date('2026-01-01T03:00:00Z'),
  reviewed_at: null,
  review_every_months: 12,
  ...more,
});
const heads = [
  head('usual'),
  head('ended', { ended: true, saved_at: new Date('2026-11-03T03:00:00Z') }),
  head('soon', { review_every_months: 6 }),
  head('reviewed', {
    reviewed_at: new Date('2026-11-02T03:00:00Z'),
    saved_at: new Date('2026-11-02T03:00:00Z'),
  }),
  head('generated', { generated: 'cookie_consent' }),
];

it.each([
  ['without one, the generated ones first', generatedFirst, 'generated usual ended soon reviewed'],
  [
    'by review, those that ended last',
    orderBy('review_due_at', 'asc'),
    'soon usual generated reviewed ended',
  ],
  ['by review, the last one first', orderBy('review_due_at', 'desc'), 'reviewed usual generated soon ended'],
  ['by version', orderBy('saved_at', 'asc'), 'usual soon generated reviewed ended'],
  ['by version, the newest first', orderBy('saved_at', 'desc'), 'ended reviewed usual soon generated'],
])('orders activities %s', (_what, compare, expected) => {
  const ids = [...heads].sort(compare).map(({ activity_id }) => activity_id);
  expect(ids.join(' ')).toBe(expected);
});
