import { filterQuery, hasFilters, readFilters } from './consentFilters';

const read = (search: string) => readFilters(new URLSearchParams(search));

test('filters are read from the address', () => {
  const filters = read('consent_type=reconsent&device=mobile&language=kh&q=%20abc%20');
  expect(filters).toEqual({ consent_type: 'reconsent', device: 'mobile', language: 'kh', q: 'abc' });
  expect(filterQuery(filters)).toEqual(filters);
});

test('values that do not exist count as all, so that a strange address still shows something', () => {
  const filters = read('consent_type=maybe&device=fridge&language=xx');
  expect(hasFilters(filters)).toBe(false);
  expect(filterQuery(filters)).toEqual({});
});

test('a search longer than the server takes is cut', () => {
  expect(read(`q=${'a'.repeat(100)}`).q).toHaveLength(64);
});
