import { bangkokTime } from '../time/bangkokTime';
import { hoursUntil, officeClock, reminderAt } from './incidentClock';

const aware = new Date('2026-12-29T16:30:00Z');

it('the notice is due 72 hours after awareness and at the latest after 15 days, in Bangkok time and UTC', () => {
  const { due_at, latest_at } = officeClock(aware);
  expect([due_at, latest_at].map((at) => at.toISOString())).toEqual([
    '2027-01-01T16:30:00.000Z',
    '2027-01-13T16:30:00.000Z',
  ]);
  expect([aware, due_at, latest_at].map((at) => bangkokTime(at).slice(-5))).toEqual([
    '23:30',
    '23:30',
    '23:30',
  ]);
});

it.each([
  ['2026-12-29T16:30:00Z', 72],
  ['2026-12-29T16:30:01Z', 71],
  ['2027-01-01T15:31:00Z', 0],
  ['2027-01-01T16:30:00Z', 0],
  ['2027-01-01T16:30:01Z', -1],
  ['2027-01-01T17:30:01Z', -2],
])('at %s the clock shows %i hours, never more than are left', (now, hours) => {
  expect(hoursUntil(officeClock(aware).due_at, new Date(now))).toBe(hours);
});

it.each([
  ['2026-12-30T16:29:59Z', null],
  ['2026-12-30T16:30:00Z', 48],
  ['2026-12-31T16:30:00Z', 24],
  ['2027-01-01T04:30:00Z', 12],
  ['2027-01-01T13:30:00Z', 3],
  ['2027-01-01T16:30:00Z', 3],
  ['2027-01-01T16:30:00.001Z', 0],
])('at %s the reminder is %s', (now, hours) => {
  expect(reminderAt(officeClock(aware).due_at, new Date(now))).toBe(hours);
});
