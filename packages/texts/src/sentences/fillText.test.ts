import { fillText } from './fillText';

it.each([
  ['{name} and {{name}}', { name: 'Ann' }, 'Ann and Ann'],
  ['{name}', { name: '{other} $&', other: 'x' }, '{other} $&'],
  ['{{name}} {name}', {}, '{{name}} {name}'],
  ['{constructor}', {}, '{constructor}'],
])('%s with %o', (text, values, filled) => {
  expect(fillText(text, values)).toBe(filled);
});
