import { LiteralPattern, NotReadable } from './Literal';
import { readArray, readConfiguration } from './readConfiguration';

const PLACE = { variables: ['config'], calls: ['CookieConsent.run'] };
const read = (text: string) => readConfiguration(text, PLACE);

it('reads what is written: texts, numbers, yes and no, lists, patterns', () => {
  const text = String.raw`
    // a comment
    var config = { a: 'x' + "y", b: -2, c: [true, null, ${'`t`'}], d: /^_ga/i, e: new RegExp('^_hj'), "f g": !0 };`;
  expect(read(text)).toEqual({
    a: 'xy',
    b: -2,
    c: [true, null, 't'],
    d: new LiteralPattern('^_ga', 'i'),
    e: new LiteralPattern('^_hj', ''),
    'f g': true,
  });
});

it.each([
  ['an object alone', '{ a: 1 }'],
  ['JSON', '{"a": 1}'],
  ['a variable', 'const config = { a: 1 };'],
  ['a member of the window', 'window.config = { a: 1 };'],
  ['a call in a function', 'addEventListener("load", function () { CookieConsent.run({ a: 1 }); });'],
  ['a module', 'export default { a: 1 };'],
])('finds it as %s', (_how, text) => {
  expect(read(text)).toEqual({ a: 1 });
});

it.each([
  ['a call', 'config = {\n a: steal()\n}', 2],
  ['a name', 'config = {\n\n a: document\n}', 3],
  ['a getter', 'config = {\n get a() { return 1 } }', 2],
  ['__proto__', 'config = {\n "__proto__": { a: 1 } }', 2],
  ['constructor', 'config = { b: {\n constructor: 1 } }', 2],
  ['a computed key', 'config = {\n [a]: 1 }', 2],
  ['a spread', 'config = {\n ...a }', 2],
  ['a template with a gap', 'config = {\n a: `${b}` }', 2],
  ['another class', 'config = {\n a: new Function("x") }', 2],
  ['no script at all', 'config = {\n a: ', 2],
])('H-30 refuses %s and names its line', (_what, text, line) => {
  expect(() => read(text)).toThrow(NotReadable);
  try {
    read(text);
  } catch (error) {
    expect((error as NotReadable).line).toBe(line);
  }
});

it('H-30 runs nothing of it: a function stands for nothing', () => {
  const seen = globalThis as { ran?: boolean };
  expect(
    read('config = { a: function () { globalThis.ran = true }, b() { globalThis.ran = true } }'),
  ).toEqual({
    a: null,
    b: null,
  });
  expect(seen.ran).toBeUndefined();
});

it('nothing is inherited by what was read', () => {
  expect(read('config = { a: {} }')?.['toString']).toBeUndefined();
});

it('depth ends before the stack does', () => {
  expect(() => read(`config = ${'['.repeat(5_000)}${']'.repeat(5_000)}`)).toThrow(NotReadable);
});

it('a list in a script with more in it than data', () => {
  const script = 'run();\nA.tableX = [["a", 1]];\nA.tableY = [[go()]];';
  expect(readArray(script, 'A.tableX')).toEqual([['a', 1]]);
  expect(readArray(script, 'A.tableZ')).toBeNull();
  expect(() => readArray(script, 'A.tableY')).toThrow(NotReadable);
});
