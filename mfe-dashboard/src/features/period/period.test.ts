import { isPeriod, periodRange } from './period';

test('a day begins at midnight in Bangkok, not at midnight UTC', () => {
  expect(periodRange('7', new Date('2026-11-20T16:59:59Z')).to).toBe('2026-11-20');
  expect(periodRange('7', new Date('2026-11-20T17:00:00Z')).to).toBe('2026-11-21');
});

test('thirty days end today and include it', () => {
  expect(periodRange('30', new Date('2026-11-21T08:00:00Z'))).toEqual({
    from: '2026-10-23',
    to: '2026-11-21',
  });
});

test('the longest period stays within what the server allows (366 days)', () => {
  const { from, to } = periodRange('365', new Date('2024-12-31T08:00:00Z'));
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1).toBe(365);
});

test('only the offered periods are periods', () => {
  expect(isPeriod('90')).toBe(true);
  expect(isPeriod('31')).toBe(false);
  expect(isPeriod(null)).toBe(false);
});
