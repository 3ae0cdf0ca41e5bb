import { LANGUAGES } from '@yinyom/contracts/constants';
import { documentDates } from './documentDates';

const NEW_YEAR = '2026-12-31T17:00:00.000Z';

it('A19 documents in Thai are dated in the Buddhist era, with the common year beside it where somebody could doubt', () => {
  const { day, certainDay, time } = documentDates('th');
  expect(day('2026-11-01')).toBe('01/11/2569');
  expect(certainDay('2026-11-01')).toBe('01/11/2569 (ค.ศ. 2026)');
  expect(time(NEW_YEAR)).toBe('01/01/2570 | 00:00:00');
});

it.each(LANGUAGES.filter((lang) => lang !== 'th'))('in %s they are in the common era', (lang) => {
  const { day, certainDay, time } = documentDates(lang);
  expect([day('2026-11-01'), certainDay('2026-11-01')]).toEqual(['01/11/2026', '01/11/2026']);
  expect(time(NEW_YEAR)).toBe('01/01/2027 | 00:00:00');
});
