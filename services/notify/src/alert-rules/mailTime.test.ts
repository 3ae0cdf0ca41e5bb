import { isDue } from './dueRules';
import { isQuiet, mailTime, nextDigest } from './mailTime';

/** A moment in Bangkok. */
const at = (clock: string, day = '2026-11-25') => new Date(`${day}T${clock}:00+07:00`);
const NIGHT = { from: '22:00', to: '07:00' };

it('warnings wait for the end of the quiet hours, critical alerts do not, notices come with the digest', () => {
  expect(mailTime('warning', NIGHT, at('23:30'))).toEqual({ how: 'now', at: at('07:00', '2026-11-26') });
  expect(mailTime('warning', NIGHT, at('06:59'))).toEqual({ how: 'now', at: at('07:00') });
  expect(mailTime('warning', NIGHT, at('07:00'))).toEqual({ how: 'now', at: at('07:00') });
  expect(mailTime('warning', null, at('23:30'))).toEqual({ how: 'now', at: at('23:30') });
  expect(mailTime('critical', NIGHT, at('23:30'))).toEqual({ how: 'now', at: at('23:30') });
  expect(mailTime('notice', null, at('10:00'))).toEqual({ how: 'digest', at: at('18:00') });
});

it('the digest of today is at six; from then on it is tomorrow’s', () => {
  expect(nextDigest(at('17:59')).at).toEqual(at('18:00'));
  expect(nextDigest(at('18:00')).at).toEqual(at('18:00', '2026-11-26'));
});

it('quiet hours may lie within a day', () => {
  const noon = { from: '12:00', to: '13:00' };
  expect(['11:59', '12:00', '12:59', '13:00'].map((clock) => isQuiet(noon, at(clock)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('hourly rules are due every hour, daily ones once after eight in Bangkok', () => {
  expect(isDue('rate_drop', at('09:00'), at('09:59'))).toBe(false);
  expect(isDue('rate_drop', at('09:00'), at('10:00'))).toBe(true);
  expect(isDue('text_stale', at('08:00'), at('23:59'))).toBe(false);
  expect(isDue('text_stale', at('08:00'), at('07:59', '2026-11-26'))).toBe(false);
  expect(isDue('text_stale', at('08:00'), at('08:00', '2026-11-26'))).toBe(true);
  expect(isDue('text_stale', undefined, at('03:00'))).toBe(true);
});
