import { ownValue } from './ownValue';

it('has what was put in', () => {
  expect(ownValue({ a: 1 }, 'a')).toBe(1);
  expect(ownValue({ a: 1 }, 'b')).toBeUndefined();
});

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
  'has no %s, which every object has',
  (key) => {
    expect(ownValue({ a: 1 }, key)).toBeUndefined();
    expect(ownValue(JSON.parse(`{"${key}":2}`) as Record<string, number>, key)).toBe(2);
  },
);
