import { keepSeen, keptSeen } from './keptDay';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const at = (now: string) => jest.useFakeTimers({ now: new Date(now) });

it('keeps what was seen for one day of Bangkok', () => {
  at('2026-11-29T16:59:00.000Z');
  keepSeen('u', 'o', ['a']);
  // No display date: its calendar is the person's choice, which can change within the day.
  expect(JSON.parse(localStorage.getItem('portfolio_day u o')!)).toEqual({ day: '2026-11-29', ids: ['a'] });
  expect(keptSeen('u', 'o')).toEqual(['a']);
  expect(keptSeen('u', 'other')).toEqual([]);
  at('2026-11-29T17:00:00.000Z');
  expect(keptSeen('u', 'o')).toEqual([]);
});

it('begins without any where what was kept cannot be read', () => {
  localStorage.setItem('portfolio_day u o', '{');
  expect(keptSeen('u', 'o')).toEqual([]);
});
