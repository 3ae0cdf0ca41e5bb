import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { isTest, ROOT, rooms, scriptsIn } from '../lint/sources';
import { remoteRooms } from '../workspaces.cjs';
import type { Place } from './glossary';

/** One text that people see. */
export interface ShownText {
  /** The file and, where there is one, the key. */
  where: string;
  lang: Lang;
  place: Place;
  text: string;
}

/** Files with texts, and where those are read. Folders are read with everything below, up to a source that is named itself. */
const SOURCES: Record<Place, readonly string[]> = {
  console: [
    ...remoteRooms()
      .flatMap((room) => [`${room}/locales`])
      .filter((at) => existsSync(path.join(ROOT, at))),
    'shell/locales',
    'packages/ui/src/locales',
    ...[
      'duration',
      'failure',
      'language',
      'message',
      'policy-lint',
      'template-lint',
      'platform',
      'reference',
    ].map((subject) => `packages/texts/src/${subject}`),
  ],
  'banner, legal, mail': [
    'shell/locales/demo',
    'shell/locales/legal',
    'packages/texts/src',
    'consent-sdk/src/words',
    'consent-sdk/src/kept-off/words',
    'consent-sdk/src/debug/labels',
    'services/identity/src/mail/outbox-texts',
    'services/identity/src/mail/renderMail.ts',
    'services/identity/src/agreement/text',
    'services/websites/src/sample/demoCookies.ts',
    'services/websites/src/found-cookies',
    'services/websites/demo-site',
    'services/scanner/data/purposes.csv',
  ],
};

const NAMED = Object.values(SOURCES).flat();

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g;

/** Languages whose script gives them away; a text in another script needs a file or a key that names its language. */
const SCRIPTS: readonly (readonly [Lang, RegExp])[] = [
  ['th', /\p{Script=Thai}/u],
  ['kh', /\p{Script=Khmer}/u],
  ['jp', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['cn', /\p{Script=Han}/u],
];

const languageIn = (text: string): Lang | undefined => SCRIPTS.find(([, script]) => script.test(text))?.[0];

const filesIn = (at: string): string[] => {
  if (/\.\w+$/.test(at)) return [at];
  return readdirSync(path.join(ROOT, at), { withFileTypes: true })
    .map((entry) => path.join(at, entry.name))
    .filter((below) => !NAMED.includes(below))
    .flatMap(filesIn);
};

type Found = Pick<ShownText, 'lang' | 'text'> & { key?: string };

const fromJson = (value: unknown, lang: Lang, key: string): Found[] =>
  typeof value === 'string'
    ? [{ lang, text: value, key }]
    : Object.entries(value as object).flatMap(([name, inner]) =>
        fromJson(inner, lang, key ? `${key}.${name}` : name),
      );

/** Literals with the language that stands before them (`th: '…'`), else of the file, else by their script. */
const fromCode = (code: string, fileLang: Lang | undefined): Found[] => {
  const bare = code.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');
  let entry = '';
  return [...bare.matchAll(LITERAL)].flatMap((match) => {
    const text = match[1] ?? match[2] ?? match[3] ?? '';
    const before = bare.slice(Math.max(0, match.index - 400), match.index);
    const named = /\b(th|en|cn|jp|kh):\s*$/.exec(before)?.[1] as Lang | undefined;
    entry = [...before.matchAll(/(\w+): \{/g)].at(-1)?.[1] ?? entry;
    const lang = named ?? fileLang ?? languageIn(text);
    return lang ? [{ lang, text, key: entry }] : [];
  });
};

const fromLines = (text: string): Found[] =>
  text.split('\n').flatMap((line, at) => {
    const lang = languageIn(line);
    return lang ? [{ lang, text: line, key: `line ${at + 1}` }] : [];
  });

const textsIn = (file: string, place: Place): ShownText[] => {
  const content = readFileSync(path.join(ROOT, file), 'utf8');
  const name = path.basename(file).split('.')[0];
  const fileLang = LANGUAGES.find((lang) => lang === name);
  const found =
    fileLang && file.endsWith('.json')
      ? fromJson(JSON.parse(content), fileLang, '')
      : /\.(ts|js)$/.test(file)
        ? fromCode(content, fileLang)
        : fromLines(content);
  return found.map(({ key, ...text }) => ({ ...text, place, where: key ? `${file}:${key}` : file }));
};

/** Every text that people see, as it stands in the sources. */
export const shownTexts = (): ShownText[] =>
  (Object.entries(SOURCES) as [Place, readonly string[]][]).flatMap(([place, sources]) =>
    sources
      .flatMap(filesIn)
      .filter((file) => !file.includes('.test.') && /\.(json|ts|js|html|csv)$/.test(file))
      .flatMap((file) => textsIn(file, place)),
  );

/** What has words in all languages and says nothing: words that are recognized, names of months and languages, samples. */
const NO_TEXTS = [
  'packages/contracts/src/constants.ts',
  'packages/notice/src/lint/lawWords.ts',
  'packages/ui/src/foundation/calendarNames.ts',
  'services/scanner/src/engine/consent/consentWords.ts',
  'services/websites/src/imports/mapping/words.ts',
];

/** Sources with words in Khmer, as every text has them, that nobody reads here. */
export const unreadSources = (): string[] => {
  const read = [...NAMED.flatMap(filesIn), ...NO_TEXTS];
  return rooms
    .flatMap((room) => scriptsIn(room))
    .filter((file) => !isTest(file) && !/^e2e\/|\/(testing|bench)\//.test(file) && !read.includes(file))
    .filter((file) => /\p{Script=Khmer}/u.test(readFileSync(path.join(ROOT, file), 'utf8')));
};
