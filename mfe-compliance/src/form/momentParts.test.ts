import { momentOf, momentProblems, partsOf } from './momentParts';

it('a moment has its day and time in Bangkok, and comes back as it was', () => {
  const iso = '2026-12-29T17:30:00.000Z';
  expect(partsOf(iso)).toEqual({ day: '2026-12-30', time: '00:30' });
  expect(momentOf(partsOf(iso))).toBe(iso);
  expect(momentOf(partsOf(null))).toBeNull();
});

it.each([
  [{ day: '', time: '' }, {}],
  [{ day: '2026-12-30', time: '' }, { time: 'required' }],
  [{ day: '', time: '10:00' }, { day: 'required' }],
  [{ day: '2026-12-30', time: '24:00' }, { time: 'clock_invalid' }],
  [{ day: '2026-12-30', time: '9:30' }, { time: 'clock_invalid' }],
])('%j has the problems %j', (parts, problems) => {
  expect(momentProblems(parts)).toEqual(problems);
});

it('a moment that is required is asked for', () => {
  expect(momentProblems({ day: '', time: '' }, true)).toEqual({ day: 'required' });
});
