import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readTemplate, ROOM, SECTIONS } from './testing/readTemplate';
import { createSandbox } from './testing/sandbox';

const { order, sections } = readTemplate();
const code = sections.SANDBOXED_JS_FOR_WEB_TEMPLATE;
const tests = parse(sections.TESTS) as { setup: string; scenarios: { name: string; code: string }[] };

/** Names that the sandbox gives out without a permission. */
const FREE = ['JSON', 'makeInteger', 'getTimestampMillis'];
/** What each function of the sandbox needs. */
const NEEDED: Record<string, string> = {
  callInWindow: 'access_globals',
  copyFromWindow: 'access_globals',
  getCookieValues: 'get_cookies',
  gtagSet: 'write_data_layer',
  injectScript: 'inject_script',
  setDefaultConsentState: 'access_consent',
  updateConsentState: 'access_consent',
};

it('the template has its seven sections in the order of the editor', () => {
  expect(order).toEqual(SECTIONS);
});

it('it says what it is, and what its fields take', () => {
  expect(JSON.parse(sections.INFO)).toMatchObject({
    type: 'TAG',
    id: 'cvt_temp_public_id',
    version: 1,
    securityGroups: [],
    displayName: 'Yinyom CMP',
    categories: ['TAG_MANAGEMENT', 'PERSONALIZATION'],
    containerContexts: ['WEB'],
  });
  const fields = JSON.parse(sections.TEMPLATE_PARAMETERS) as {
    name: string;
    valueValidators?: { type: string; args?: string[] }[];
  }[];
  const patternOf = (name: string) =>
    new RegExp(
      fields.find((field) => field.name === name)?.valueValidators?.find(({ type }) => type === 'REGEX')
        ?.args?.[0] ?? '$^',
    );
  expect(patternOf('siteKey').test('k7Qm2xV9tR4bNc8L')).toBe(true);
  expect(patternOf('siteKey').test('../other')).toBe(false);
  expect(patternOf('server').test('https://consent.example.ac.th')).toBe(true);
  for (const wrong of ['http://consent.example', 'https://a.b/c', 'javascript:alert(1)', ''])
    expect(patternOf('server').test(wrong)).toBe(false);
});

it('it has exactly the permissions that its code needs', () => {
  const asked = new Set<string>();
  for (const [, name] of code.matchAll(/require\('(\w+)'\)/g)) asked.add(name ?? '');
  const needed = [...asked]
    .filter((name) => !FREE.includes(name))
    .map((name) => NEEDED[name] ?? `unknown ${name}`);
  const permissions = (
    JSON.parse(sections.WEB_PERMISSIONS) as { instance: { key: { publicId: string } }; isRequired: boolean }[]
  ).map(({ instance }) => instance.key.publicId);
  expect([...permissions].sort()).toEqual([...new Set(needed)].sort());
});

it('it never goes by the data layer, which would be too late', () => {
  expect(code).not.toMatch(/gtag\(|dataLayer|createQueue/);
});

it.each(tests.scenarios.map(({ name, code: scenario }) => [name, scenario]))('%s', (_name, scenario) => {
  const { mock, runCode, assertApi, assertThat } = createSandbox(code);
  const body = `${tests.setup}\n${scenario}`;
  new Function('mock', 'runCode', 'assertApi', 'assertThat', body)(mock, runCode, assertApi, assertThat);
});

it('there are eight scenarios, and the files that the gallery asks for', () => {
  expect(tests.scenarios).toHaveLength(8);
  for (const file of ['LICENSE', 'README.md', 'metadata.yaml'])
    expect(existsSync(path.join(ROOM, file))).toBe(true);
  expect(readFileSync(path.join(ROOM, 'LICENSE'), 'utf8')).toMatch(/Apache License\s+Version 2.0/);
  const metadata = parse(readFileSync(path.join(ROOM, 'metadata.yaml'), 'utf8')) as {
    versions: { sha: string }[];
  };
  for (const { sha } of metadata.versions) expect(sha).toMatch(/^[0-9a-f]{40}$/);
});
