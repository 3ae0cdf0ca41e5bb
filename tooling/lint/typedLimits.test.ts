import { Linter } from 'eslint';
import { typedLimits } from './typedLimits.mjs';

/** What the rule says about a component's code. */
const complaints = (code: string): string[] =>
  new Linter()
    .verify(code, {
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      rules: { 'no-restricted-syntax': ['error', ...typedLimits] },
    })
    .map(({ message }) => message);

it.each([
  ['const Row = () => <TextField maxLength={64} />;'],
  ['const Row = () => <input maxLength="64" />;'],
  ['const Row = () => <input pattern="[0-9]{6}" />;'],
  ['const Row = () => <TextField type="number" max={365} />;'],
])('no limit is typed where the contract has it: %s', (code) => {
  expect(complaints(code)).toHaveLength(1);
});

it.each([
  ['const Row = () => <TextField {...form.field("name")} />;'],
  ['const Row = () => <TextField maxLength={SEARCH_MAX_LENGTH} />;'],
  ['const Row = () => <TextField type="number" min={0} />;'],
  ['const Row = () => <progress max={1} />;'],
])('what is no limit of a field, or comes from the contract, may stand: %s', (code) => {
  expect(complaints(code)).toEqual([]);
});
