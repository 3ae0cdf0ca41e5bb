import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
/** Every folder below some `locales` that has texts of its own. */
const FOLDERS = readdirSync(ROOT)
  .map((room) => path.join(room, 'locales'))
  .filter((folder) => existsSync(path.join(ROOT, folder)))
  .flatMap((folder) => [
    folder,
    ...readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  ])
  .filter((folder) => existsSync(path.join(ROOT, folder, 'th.json')));

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
