import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';

type Texts = { [key: string]: string | Texts };

const flatten = (texts: Texts, prefix = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(texts).map(([key, value]) =>
      typeof value === 'string' ? { [prefix + key]: value } : flatten(value, `${prefix}${key}.`),
    ),
  ) as Record<string, string>;

const load = (folder: string, lang: Lang): Record<string, string> =>
  flatten(JSON.parse(readFileSync(path.join(folder, `${lang}.json`), 'utf8')) as Texts);

const placeholders = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

/** Declares the tests that a remote's texts are whole in every language. @param folder its `locales` */
export const testLocales = (folder: string): void => {
  const thai = load(folder, 'th');
  test.each(LANGUAGES)(
    'the texts in %s are complete: same keys, nothing empty, same placeholders',
    (lang) => {
      const texts = load(folder, lang);
      expect(Object.keys(texts).sort()).toEqual(Object.keys(thai).sort());
      expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
      for (const [key, text] of Object.entries(texts)) {
        expect([key, ...placeholders(text)]).toEqual([key, ...placeholders(thai[key] ?? '')]);
      }
    },
  );
};
