import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const FOLDERS = [
  'shell/locales/shell',
  'shell/locales/landing',
  'shell/locales/demo',
  'shell/locales/sample',
  'shell/locales/legal',
  'mfe-auth/locales',
  'mfe-websites/locales',
  'mfe-dashboard/locales',
  'mfe-users/locales',
  'mfe-users/locales/appearance',
].filter((folder) => existsSync(path.join(ROOT, folder)));

const keysOf = (value: unknown, prefix = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${prefix}/${key}`))
    : [prefix];

const read = (folder: string, lang: string): unknown =>
  JSON.parse(readFileSync(path.join(ROOT, folder, `${lang}.json`), 'utf8'));

/** Plural forms differ by language on purpose: `found_one` and `found_other` are one text. */
const texts = (folder: string, lang: string): string[] =>
  [
    ...new Set(keysOf(read(folder, lang)).map((key) => key.replace(/_(one|other|zero|few|many)$/, ''))),
  ].sort();

describe.each(FOLDERS)('texts in %s', (folder) => {
  it('exist in all five languages', () => {
    const files = readdirSync(path.join(ROOT, folder)).filter((file) => file.endsWith('.json'));
    expect(files.sort()).toEqual(['cn.json', 'en.json', 'jp.json', 'kh.json', 'th.json']);
  });

  it.each(['en', 'cn', 'jp', 'kh'])(
    'have the same keys in %s as in Thai, so that nobody reads a fallback',
    (lang) => {
      expect(texts(folder, lang)).toEqual(texts(folder, 'th'));
    },
  );
});
