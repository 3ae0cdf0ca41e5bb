import { traceOf } from './trace';

const GIVEN = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

it('a trace that came goes on as it is', () => {
  expect(traceOf(GIVEN)).toEqual({ traceId: '0af7651916cd43dd8448eb211c80319c', traceparent: GIVEN });
  const later = GIVEN.replace(/^00/, 'cc') + '-what-will-be';
  expect(traceOf(later).traceparent).toBe(later);
});

it.each([
  undefined,
  '',
  'nonsense',
  [GIVEN, GIVEN],
  GIVEN.toUpperCase(),
  GIVEN.replace(/^00/, 'ff'),
  GIVEN.replace('0af7651916cd43dd8448eb211c80319c', '0'.repeat(32)),
  GIVEN.replace('b7ad6b7169203331', '0'.repeat(16)),
  `cc${GIVEN.slice(2)}-${'x'.repeat(300)}`,
  `${GIVEN}\n{"level":"error"}`,
])('%j begins a new one', (given) => {
  const { traceId, traceparent } = traceOf(given);
  expect(traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
  expect(traceOf(traceparent)).toEqual({ traceId, traceparent });
  expect(traceOf(given).traceId).not.toBe(traceId);
});
