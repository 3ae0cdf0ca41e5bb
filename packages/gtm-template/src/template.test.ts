import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { FOLDERS, readTemplate, ROOM, SECTIONS } from './testing/readTemplate';
import { createSandbox } from './testing/sandbox';

const { homepage } = JSON.parse(readFileSync(path.join(ROOM, '../../package.json'), 'utf8')) as {
  homepage: string;
};
const repository = homepage.replace(/#.*$/, '');

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

/** A value of a permission as the editor exports it: 1 text, 2 list, 3 map, 8 yes or no. */
interface Exported {
  type: number;
  string?: string;
  boolean?: boolean;
  listItem?: Exported[];
  mapKey?: Exported[];
  mapValue?: Exported[];
}
const plain = ({ type, string, boolean, listItem = [], mapKey = [], mapValue = [] }: Exported): unknown => {
  if (type === 1) return string;
  if (type === 2) return listItem.map(plain);
  if (type === 3) return Object.fromEntries(mapKey.map((key, at) => [plain(key), plain(mapValue[at]!)]));
  return boolean;
};

describe.each(FOLDERS)('the template in %s', (folder) => {
  const loads = folder === '.';
  const { order, sections } = readTemplate(folder);
  const code = sections.SANDBOXED_JS_FOR_WEB_TEMPLATE;
  const tests = parse(sections.TESTS) as { setup: string; scenarios: { name: string; code: string }[] };

  it('the template has its seven sections in the order of the editor', () => {
    expect(order).toEqual(SECTIONS);
  });

  it('it says what it is, and what its fields take', () => {
    expect(JSON.parse(sections.INFO)).toMatchObject({
      type: 'TAG',
      id: 'cvt_temp_public_id',
      version: 1,
      securityGroups: [],
      displayName: loads ? 'Yinyom CMP' : 'Yinyom CMP (script in the page)',
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
          ?.args?.[0] ?? '(?!)',
      );
    expect(patternOf('siteKey').test('k7Qm2xV9tR4bNc8L')).toBe(true);
    expect(patternOf('siteKey').test('../other')).toBe(false);
    expect(patternOf('server').test('https://consent.example.ac.th')).toBe(loads);
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
      JSON.parse(sections.WEB_PERMISSIONS) as {
        instance: { key: { publicId: string } };
        isRequired: boolean;
      }[]
    ).map(({ instance }) => instance.key.publicId);
    expect([...permissions].sort()).toEqual([...new Set(needed)].sort());
  });

  const permitted = Object.fromEntries(
    (
      JSON.parse(sections.WEB_PERMISSIONS) as {
        instance: { key: { publicId: string }; param: { key: string; value: Exported }[] };
      }[]
    ).map(({ instance: { key, param } }) => [key.publicId, plain(param[0]!.value)]),
  );
  const named = (pattern: RegExp): string[] => [
    ...new Set([...code.matchAll(pattern)].map(([, name]) => name!)),
  ];

  it('each permission covers what the code calls with it, and nothing more', () => {
    expect(permitted).toEqual({
      access_consent: named(/'((?:\w+_storage|ad_user_data|ad_personalization))'[,\]]/g).map(
        (consentType) => ({
          consentType,
          read: true,
          write: true,
        }),
      ),
      access_globals: [
        ...named(/copyFromWindow\('([\w.]+)'/g).map((key) => ({
          key,
          read: true,
          write: false,
          execute: false,
        })),
        ...named(/callInWindow\('([\w.]+)'/g).map((key) => ({
          key,
          read: false,
          write: false,
          execute: true,
        })),
      ],
      // The name has the website's key in it, which is not known here.
      get_cookies: 'any',
      ...(loads && { inject_script: ['https://*/sdk/v1/*'] }),
      write_data_layer: named(/gtagSet\('(\w+)'/g),
    });
  });

  it('it is written in what the sandbox runs: no classes, no globals, no expressions of its own making', () => {
    const withoutTexts = code.replace(/\/\/.*$/gm, '').replace(/'[^']*'/g, "''");
    // https://developers.google.com/tag-platform/tag-manager/templates/sandboxed-javascript
    for (const missing of [
      /\b(?:new|this|class|async|await|yield|try|throw|function\s*\*|import|export|delete|with|var)\b/,
      /\b(?:window|document|globalThis|setTimeout|console|Promise|Date|RegExp|Symbol|Map|Set|eval)\b/,
      /`|\.\.\.|\?\.|\?\?|\*\*/,
      /[=(,:]\s*\/(?!\/)/,
    ])
      expect(withoutTexts).not.toMatch(missing);
  });

  it('it never goes by the data layer, which would be too late', () => {
    expect(code).not.toMatch(/gtag\(|dataLayer|createQueue/);
  });

  it.each(tests.scenarios.map(({ name, code: scenario }) => [name, scenario]))('%s', (_name, scenario) => {
    const { mock, runCode, assertApi, assertThat } = createSandbox(code);
    const body = `${tests.setup}\n${scenario}`;
    new Function('mock', 'runCode', 'assertApi', 'assertThat', body)(mock, runCode, assertApi, assertThat);
  });

  it('every scenario runs, and the files that the gallery asks for are there', () => {
    expect(tests.scenarios).toHaveLength(loads ? 8 : 7);
    for (const file of ['LICENSE', 'README.md', 'metadata.yaml'])
      expect(existsSync(path.join(ROOM, folder, file))).toBe(true);
    expect(readFileSync(path.join(ROOM, folder, 'LICENSE'), 'utf8')).toMatch(/Apache License\s+Version 2.0/);
    const metadata = parse(readFileSync(path.join(ROOM, folder, 'metadata.yaml'), 'utf8')) as {
      homepage: string;
      documentation: string;
      versions: { sha: string; changeNotes: string }[];
    };
    // The repository that the manifests state (npm run repository), not one that may not exist.
    expect([metadata.homepage, metadata.documentation]).toEqual([
      repository,
      expect.stringMatching(
        new RegExp(`^${repository}/.+/packages/gtm-template/${loads ? '' : 'bridge/'}README\\.md$`),
      ),
    ]);
    for (const { sha, changeNotes } of metadata.versions)
      expect([sha, changeNotes]).toEqual([
        expect.stringMatching(/^[0-9a-f]{40}$/),
        expect.stringMatching(/\S/),
      ]);
  });
});

it('E3-24 the bridge does what the whole template does, without an address, and may load nothing', () => {
  const [whole, bridge] = [readTemplate('.').sections, readTemplate('bridge').sections];
  const lines = whole.SANDBOXED_JS_FOR_WEB_TEMPLATE.split('\n');
  const kept = bridge.SANDBOXED_JS_FOR_WEB_TEMPLATE.split('\n');
  const added = kept.filter((line) => !lines.includes(line));
  const removed = lines.filter((line) => !kept.includes(line)).join('\n');
  expect(added).toEqual([]);
  expect(removed.match(/\w*(?:inject|load|server)\w*/gi)?.length).toBeGreaterThan(5);
  expect(Object.values(bridge).join('\n')).not.toMatch(/inject|loadScript|data\.server|https:\/\/\*/);
});
