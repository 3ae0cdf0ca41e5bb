import { Linter } from 'eslint';
import { literalSpreads } from './literalSpreads.mjs';

const config: Linter.Config = {
  plugins: { yinyom: { rules: { 'literal-spreads': literalSpreads } } },
  rules: { 'yinyom/literal-spreads': 'error' },
};
const linter = new Linter();

it.each([
  ['f({ ...{ a, b }, c })', 'f({ a, b, c })'],
  ['f({ c, ...{ a: 1, ...{ b: 2 }, }, ...rest })', 'f({ c, a: 1, b: 2, ...rest })'],
])('properties come out of a literal that is spread: %s', (code, fixed) => {
  expect(linter.verify(code, config)).not.toEqual([]);
  expect(linter.verifyAndFix(code, config)).toMatchObject({ output: fixed, messages: [] });
});

it('a comment in it is not lost', () => {
  const code = 'f({ ...{ a, /* first */ b }, c })';
  expect(linter.verifyAndFix(code, config).output).toBe(code);
});

it.each(['f({ ...(on ? { a } : {}), b })', 'f({ ...(on && { a }) })', 'f({ ...rest, a })', 'f([...[a], b])'])(
  'what is spread for a reason stays: %s',
  (code) => expect(linter.verify(code, config)).toEqual([]),
);
