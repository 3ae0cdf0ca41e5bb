import { TAKEN_OVER_FROM } from '../consents/takenOver';
import { toScriptJson, toScriptLiteral, toSdkScript, toServed, type SdkBuild } from './sdkScript';
import type { SdkConfig, SdkTakeOver, SdkTexts } from './config';

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
test.each([
  { a: 'x,"b":1', '{"c': { ',"d': ['{', ',', '"e":'] }, 'f\\"g': 'h' },
  { 1: 'one', '6913f0a2': [], 'a-b': 0, constructor: 'x', if: true, ก: null, 'x,': '{', y: ['x,', 'y'] },
  JSON.parse('{"__proto__":{"a":1},"b":{"__proto__":2}}') as object,
])('A literal without quotes around names means the same: %j', (value) => {
  const literal = toScriptLiteral(value);
  expect(JSON.stringify(evaluate(literal))).toBe(JSON.stringify(value));
  expect(literal.length).toBeLessThan(JSON.stringify(value).length + 5);
});
test('A website that is switched off says so, one that is on says nothing', () => {
  expect(toServed(BUILD, site({ enabled: false }))).toMatchObject({ disabled: true });
  expect(toServed(BUILD, site())).not.toHaveProperty('disabled');
});
const around = (head: string) => ({ head: `${head}(`, tail: ')' });
const BUILD = {
  core: around('start'),
  coreWithoutGoogle: around('startPlain'),
  addOns: { vendors: around('tell'), serverCookie: around('keep') },
  takeOver: Object.fromEntries(TAKEN_OVER_FROM.map((name) => [name, around(name)])) as SdkBuild['takeOver'],
  looks: ['', 'a{}'],
};
const texts = (title: string): SdkTexts => ({
  title,
  description: 'd',
  cookie_setting: 's',
  accept: 'a',
  reject: 'r',
  privacy: { name: 'p', url: 'https://u.ac.th' },
});
const site = (more: Partial<SdkConfig> = {}) =>
  ({
    site_key: 'k7Qm2xV9',
    enabled: true,
    language: 'th',
    texts: texts('ก'),
    design: { layout: 1 },
    reconsent: { policy: 'all', since: 3 },
    ...more,
  }) as SdkConfig;
const STARTED =
  'start({look:"a{}",site_key:"k7Qm2xV9",language:"th",reconsent:{since:3},design:{layout:1},' +
  'texts:{th:["ก","d","s","a","r","p","https://u.ac.th"]}})';

test('A script carries each language once, as a list, and what differs from the rule', () => {
  const config = site({
    default_language: 'th',
    languages: ['th', 'en'],
    translations: { en: { ...texts('Cookies'), powered_by: 'Powered' } },
    audience: 'minors',
    unclassified_policy: 'treat_as_marketing',
    reconsent: { policy: 'changed_only', since: 2 },
    design: { layout: 0, theme: 'dark', show_powered_by: true, show_kept_off: true },
  });
  const served = toServed(BUILD, config);
  expect(Object.entries(served.texts)).toEqual([
    ['th', ['ก', 'd', 's', 'a', 'r', 'p', 'https://u.ac.th']],
    ['en', ['Cookies', 'd', 's', 'a', 'r', 'p', 'https://u.ac.th', 'Powered']],
  ]);
  expect(served).toMatchObject({
    audience: 'minors',
    unclassified_policy: 'treat_as_marketing',
    reconsent: { policy: 'changed_only', since: 2 },
  });
  expect(served.design).toEqual({ layout: 0, show_kept_off: true });
  for (const name of ['translations', 'languages', 'default_language'])
    expect(served).not.toHaveProperty(name);
});
test('What is the rule is not said', () => {
  const served = toServed(BUILD, site({ audience: 'general', unclassified_policy: 'block' }));
  expect(served).not.toHaveProperty('audience');
  expect(served).not.toHaveProperty('unclassified_policy');
});
test('The configuration stands between head and tail, with the look of its layout', () => {
  expect(toSdkScript(BUILD, site())).toBe(STARTED);
});
test('Products whose choices are taken over stand before it, each with the settings', () => {
  const settings = { consents: true } as SdkTakeOver;
  expect(toSdkScript(BUILD, site(), { from: ['klaro', 'onetrust'], settings })).toBe(
    `klaro({consents:true})\nonetrust({consents:true})\n${STARTED}`,
  );
});
test('Add-ons stand behind it for the websites that want them, with what each is told', () => {
  const config = site({ api_base: 'https://c.ac.th', vendors: ['meta'], server_cookie: 5 });
  expect(toSdkScript(BUILD, config).split(';\n').slice(1)).toEqual([
    'tell(["meta"])',
    'keep({site_key:"k7Qm2xV9",api_base:"https://c.ac.th",since:5})',
  ]);
});
test('A website that tells Google nothing has a script without the words for it', () => {
  expect(toSdkScript(BUILD, site({ google: false }))).toMatch(/^startPlain\(/);
});
