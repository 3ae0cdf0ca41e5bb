import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { isMessageCode, messages } from '@yinyom/contracts/messages/catalogue';

type Texts = { [key: string]: string | Texts };

const load = (lang: string): Texts =>
  JSON.parse(readFileSync(path.join(__dirname, '../locales', `${lang}.json`), 'utf8')) as Texts;

const flatten = (texts: Texts, prefix = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(texts).map(([key, value]) =>
      typeof value === 'string' ? { [prefix + key]: value } : flatten(value, `${prefix}${key}.`),
    ),
  ) as Record<string, string>;

const placeholders = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

const thai = flatten(load('th'));

test.each(LANGUAGES)('the texts in %s are complete: same keys, nothing empty, same placeholders', (lang) => {
  const texts = flatten(load(lang));
  expect(Object.keys(texts).sort()).toEqual(Object.keys(thai).sort());
  expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  for (const [key, text] of Object.entries(texts)) {
    expect([key, ...placeholders(text)]).toEqual([key, ...placeholders(thai[key] ?? '')]);
  }
});

test.each(LANGUAGES)('messages that the contract fixes stand in %s to the letter', (lang) => {
  const own = Object.entries(flatten(load(lang))).filter(([key]) => key.startsWith('messages.'));
  expect(own.length).toBeGreaterThan(10);
  for (const [key, text] of own) {
    const code = key.slice('messages.'.length);
    expect([code, text]).toEqual([code, isMessageCode(code) ? messages[code][lang] : 'unknown code']);
  }
});
