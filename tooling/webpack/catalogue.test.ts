import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { LANGUAGE_WORDS } from '@yinyom/texts/language/languageWords';
import { MESSAGES } from '@yinyom/texts/sentences/messageText';
import { FORM_CODES, formMessages } from '@yinyom/texts/forms/formMessages';

const ROOT = path.resolve(__dirname, '../..');
const APPS = ['shell', ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))];
const ROOMS = [...APPS, 'packages/mfe-kit', 'packages/ui'];

const filesIn = (folder: string): string[] =>
  existsSync(path.join(ROOT, folder))
    ? readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => `${folder}/${String(file)}`)
    : [];
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const sources = ROOMS.flatMap((room) => filesIn(`${room}/src`)).filter(
  // Tests say what people read, and the pages of samples show it.
  (file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/catalogue\/|samples/.test(file),
);

type Texts = { [key: string]: string | Texts };
const flatten = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

/** Not the message, though some language says it in the same words. */
const OTHERS = [
  // What happened, in the log of the organization; English and others say "refused".
  'mfe-users/locales audit.event.session_code_refused',
];

test.each(LANGUAGES)('no text of a locale file is a message of the contract in %s', (lang) => {
  const fixed = new Set(Object.values(MESSAGES[lang]));
  const files = APPS.flatMap((room) => filesIn(`${room}/locales`)).filter(
    (file) => path.basename(file) === `${lang}.json`,
  );
  expect(files.length).toBeGreaterThan(5);
  const copies = files.flatMap((file) =>
    flatten(JSON.parse(read(file)) as Texts)
      .filter(([, text]) => fixed.has(text))
      .map(([key]) => `${path.dirname(file)} ${key}`),
  );
  expect(copies.filter((copy) => !OTHERS.includes(copy))).toEqual([]);
});

test('no source of a browser app has a message of the contract written out', () => {
  // A word in small letters, as `met`, is the name of a state as well.
  const texts = LANGUAGES.flatMap((lang) => Object.values(MESSAGES[lang])).filter(
    (text) => !/^[a-z]+$/.test(text),
  );
  const copies = sources.flatMap((file) => {
    const source = read(file);
    return texts
      .filter((text) => [`'${text}'`, `"${text}"`].some((literal) => source.includes(literal)))
      .map((text) => `${file}: ${text}`);
  });
  expect(copies).toEqual([]);
});

test('every message that a browser app names comes with its texts', () => {
  const named = sources.flatMap((file) =>
    [...read(file).matchAll(/\bmessages:(\w+)/g)].map(([, code = '']) => code),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((code) => !(FORM_CODES as readonly string[]).includes(code))).toEqual([]);
});

test.each(LANGUAGES)('the messages of forms in %s are those of the catalogue to the letter', (lang) => {
  const texts = formMessages(lang);
  expect(Object.keys(texts)).toHaveLength(FORM_CODES.length);
  for (const code of FORM_CODES) {
    expect([code, texts[code]?.replaceAll('{{', '{').replaceAll('}}', '}')]).toEqual([
      code,
      MESSAGES[lang][code],
    ]);
  }
});

test('the design system says of dates what the messages say', () => {
  for (const lang of LANGUAGES) {
    const { dayInvalid, futureMonth } = JSON.parse(read(`packages/ui/src/locales/${lang}.json`)) as Record<
      string,
      string
    >;
    expect([dayInvalid, futureMonth]).toEqual([MESSAGES[lang].date_invalid, MESSAGES[lang].future_month]);
  }
});

test('a subject in all languages is one constant in a browser', () => {
  const wordsLoader = createRequire(__filename)('@yinyom/build-remote/webpack/wordsLoader') as (
    this: { resourcePath: string; addDependency(file: string): void },
    source: string,
  ) => string;
  const resourcePath = path.join(ROOT, 'packages/texts/src/language/languageWords.ts');
  const files: string[] = [];
  const context = { resourcePath, addDependency: (file: string) => files.push(file) };
  const module = wordsLoader.call(context, readFileSync(resourcePath, 'utf8'));
  const [, name, value = ''] = /^export const (\w+) = (.*);$/.exec(module) ?? [];
  expect([name, JSON.parse(value)]).toEqual(['LANGUAGE_WORDS', LANGUAGE_WORDS]);
  expect(files).toHaveLength(LANGUAGES.length);
});
