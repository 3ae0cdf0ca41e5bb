import { toScriptJson, toSdkScript } from './sdkScript';
import type { SdkConfig } from './config';

/** What a browser makes of the text: the value inside a function call. */
const evaluate = (json: string): unknown => new Function(`return (${json})`)();

test.each([
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  'line\u2028paragraph\u2029end',
  '"); alert(1); ("',
  '\\u003c ${1} `x`',
  '\ud800 alone',
  'ยินยอม​ខ្មែរ',
])('Any text stays the same text and cannot leave the script: %j', (text) => {
  const json = toScriptJson({ text });
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(evaluate(json)).toEqual({ text });
});
test('A key named __proto__ is a key like any other', () => {
  const value = evaluate(toScriptJson(JSON.parse('{"__proto__":{"admin":true}}'))) as object;
  expect(Object.keys(value)).toEqual(['__proto__']);
  expect('admin' in value).toBe(false);
});
test('The configuration stands between head and tail, with the look of its layout', () => {
  const config = { site_key: 'k7Qm2xV9', design: { layout: 1 } } as SdkConfig;
  const looks = [
    { name: 'low', css: '' },
    { name: 'high', css: 'a{}' },
  ];
  expect(toSdkScript({ core: { head: 'start(', tail: ')' }, looks }, config)).toBe(
    'start({"site_key":"k7Qm2xV9","design":{"layout":1},"look":{"name":"high","css":"a{}"}})',
  );
});
