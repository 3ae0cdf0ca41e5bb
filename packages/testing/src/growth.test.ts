import { expectLinear, repeated } from './growth';

it('takes linear work, and says how long it took', () => {
  expect(expectLinear((size) => void repeated('ab', size).split('a').join('b'), 400_000)).toBeLessThan(5_000);
});

it('refuses quadratic work', () => {
  const quadratic = (size: number) => void /<[^>]*>$/.test(repeated('<', size));
  expect(() => expectLinear(quadratic, 20_000, { floorMs: 50 })).toThrow(/processor time/);
});

it('refuses and stops exponential work', () => {
  const exponential = (size: number) => void /^(?:a|aa)+$/.test(`${repeated('a', size)}b`);
  expect(() => expectLinear(exponential, 400, { givenUpMs: 1_000 })).toThrow(/timed out/);
});
