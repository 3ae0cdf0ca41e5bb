import { hasFilters, NO_FILTERS, readFilters, rowQuery, withFilters } from './rowFilters';

const period = { from: '2026-11-01', to: '2026-11-30' };

const read = (search: string) => readFilters(new URLSearchParams(search));

test('filters are read from the address', () => {
  const filters = read('consent_type=reconsent&device=mobile&language=kh&q=%20abc%20');
  const given = { consent_type: 'reconsent', device: 'mobile', language: 'kh', q: 'abc' };
  expect(filters).toEqual({ ...NO_FILTERS, ...given });
  expect(rowQuery(filters, period)).toEqual({ ...period, ...given });
});

test('values that do not exist count as all, so that a strange address still shows something', () => {
  const filters = read('consent_type=maybe&device=fridge&language=xx');
  expect(hasFilters(filters)).toBe(false);
  expect(rowQuery(filters, period)).toEqual(period);
});

test('a search longer than the server takes is cut', () => {
  expect(read(`q=${'a'.repeat(100)}`).q).toHaveLength(64);
});

test('one day takes the place of the period', () => {
  expect(rowQuery(read('rows=log&day=2026-11-20&result=accepted'), period)).toEqual({
    from: '2026-11-20',
    to: '2026-11-20',
    result: 'accepted',
  });
  expect(read('day=2026-02-30').day).toBe('');
});

test('what only the log can be narrowed by is left out of the list of visitors', () => {
  expect(read('action=withdraw&denied=marketing')).toEqual(NO_FILTERS);
  expect(read('rows=log&action=withdraw&denied=marketing')).toMatchObject({
    rows: 'log',
    action: 'withdraw',
    denied: 'marketing',
  });
});

test('a figure replaces the filters of another one and keeps the rest of the address', () => {
  const search = new URLSearchParams('period=90&rows=log&day=2026-11-20&device=mobile');
  expect(withFilters(search, { result: 'decline_all' }).toString()).toBe('period=90&result=decline_all');
});
