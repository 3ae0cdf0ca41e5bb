import { LiteralPattern, NotReadable } from './Literal';
import { readArray, readConfiguration } from './readConfiguration';

const PLACE = { variables: ['config'], calls: ['CookieConsent.run'], members: [['services', 'apps']] };
const read = (text: string) => readConfiguration(text, PLACE)?.config ?? null;

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
  ['a call', 'config = {\n a: steal(), k: 1\n}', 'a', 2],
  ['a name', 'config = {\n\n a: document, k: 1\n}', 'a', 3],
  ['a member of a name', 'config = { k: 1, a: [{\n b: document.body }] }', 'a[0].b', 2],
  ['a choice', 'config = { k: 1,\n a: x ? 1 : 2 }', 'a', 2],
  ['a getter', 'config = {\n get a() { return 1 }, k: 1 }', 'a', 2],
  ['__proto__', 'config = {\n "__proto__": { a: 1 }, k: 1 }', '__proto__', 2],
  ['constructor', 'config = { k: 1, b: {\n constructor: 1 } }', 'b.constructor', 2],
  ['a computed key', 'config = {\n [a]: 1, k: 1 }', '[…]', 2],
  ['a spread', 'config = {\n ...a, k: 1 }', '...', 2],
  ['a template with a gap', 'config = { k: 1,\n a: `${b}` }', 'a', 2],
  ['another class', 'config = { k: 1,\n a: new Function("x") }', 'a', 2],
  ['a name that is not in the file', 'const b = 1;\nconfig = { k: 1,\n a: c }', 'a', 3],
])('H-30 C-18 leaves out %s, names its place, and reads the rest', (_what, text, path, line) => {
  const found = readConfiguration(text, PLACE);
  expect(found?.holes).toEqual([{ path, line }]);
  expect(found?.config).toMatchObject({ k: 1 });
  expect(Object.getPrototypeOf(found?.config)).toBeNull();
});

it.each([
  ['no script at all', 'config = {\n a: ', 2],
  ['a call alone', '\nconfig = load()', 2],
])('H-30 refuses %s and names its line', (_what, text, line) => {
  expect(() => read(text)).toThrow(NotReadable);
  try {
    read(text);
  } catch (error) {
    expect((error as NotReadable).line).toBe(line);
  }
});

it.each([
  ['a type', 'import type { T } from "t";\nconst config: T<string> = { a: 1, b: ["x"] };'],
  ['satisfies', 'export const config = { a: 1, b: ["x"] } satisfies T;'],
  ['as const', 'const config = { a: 1 as const, b: ["x"] as string[] } as const;'],
  ['an export of a name', 'const other: T = { a: 1, b: ["x"] };\nexport default other satisfies T;'],
  [
    'types elsewhere',
    'interface T { a?: number }\ntype U = T & { b: "x" };\nenum E { A }\nconst config = <T>{ a: 1, b: ["x"] };',
  ],
  [
    'typed functions and non-null',
    'const config = { a: 1!, b: ["x"], c: ({ d }: { d: string }): void => {} };',
  ],
  ['Object.freeze', 'const config = Object.freeze({ a: 1, b: ["x"] });'],
  [
    'constants of the file',
    'const list = ["x"];\nconst base = { a: 1 };\nconst config = { ...base, b: [...list] };',
  ],
  [
    'a component with markup',
    'export const Banner: FC<P> = ({ open }: P) => {\n useEffect(() => { CookieConsent.run({ a: 1, b: ["x"] }); }, []);\n return <button onClick={() => open?.()}>{"x"} &amp; more</button>;\n};',
  ],
  [
    'a component without types',
    'export default function Banner() { useEffect(() => { CookieConsent.run({ a: 1, b: ["x"] }) }); return <><Link to="/p" />text</>; }',
  ],
  ['shorthand', 'const a = 1, b = ["x"];\nconst config = { a, b };'],
])('E3-05 reads %s', (_how, text) => {
  expect(readConfiguration(text, PLACE)).toMatchObject({ config: { a: 1, b: ['x'] }, holes: [] });
});

it.each([
  ['a constant of any name', 'export const anything = { services: [1] };'],
  ['an argument of any call', 'app.use(plugin, { services: [1] });'],
  ['what a helper returns', 'export default defineIt({ services: [1] });'],
])('E3-05 finds a configuration by its members: %s', (_how, text) => {
  expect(read(text)).toEqual({ services: [1] });
});

it.each([
  ['a snippet', '<script>\nconfig = {\n a: steal(), k: 1 };</script>'],
  [
    'a page',
    '<!doctype html><html><script src="x.js"></script>\n<script type="module">\nconfig = { a: steal(), k: 1 }\n</script></html>',
  ],
  ['a page with lines about it', '---\n---\n<script>config = { a: steal(), k: 1 };</script>'],
  [
    'a template of a server',
    '<?php\n  add_action("wp_head", function () { ?>\n<script>config = { a: steal(), k: 1 };</script><?php }) ?>',
  ],
  ['a script that does not end', '<script>\n\nconfig = { a: steal(), k: 1 };'],
])('C-28 reads the script in %s and names the line of the page', (_how, text) => {
  expect(readConfiguration(text, PLACE)).toMatchObject({ config: { k: 1 }, holes: [{ path: 'a', line: 3 }] });
});

it('names that stand for names many times over end', () => {
  const names = Array.from({ length: 40 }, (_, n) => `const a${n + 1} = [a${n}, a${n}];`).join('\n');
  const found = readConfiguration(`const a0 = [1];\n${names}\nconfig = { k: 1, a: a40 };`, PLACE);
  expect(found?.config).toMatchObject({ k: 1 });
  expect(found?.holes.length).toBeGreaterThan(0);
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
