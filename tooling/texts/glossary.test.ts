import { LANGUAGES } from '@yinyom/contracts/constants';
import { documentTexts, textsOf } from './documentTexts';
import { readGlossary } from './glossary';
import { shownTexts, unreadSources } from './shownTexts';

const texts = shownTexts();

describe.each(LANGUAGES)('texts in %s', (lang) => {
  const { retired, exceptions } = readGlossary(lang);
  const shown = texts.filter((text) => text.lang === lang);
  const wrong = shown.flatMap(({ where, place, text }) =>
    retired
      .filter((word) => (word.place ?? place) === place && word.pattern.test(text))
      .map(({ pattern, word }) => `${where}: ${pattern.source} → ${word}: ${text}`),
  );

  it('are read at all, from remotes, messages, mails, documents and the banner', () => {
    expect(retired.length).toBeGreaterThan(10);
    for (const part of [
      'mfe-websites/',
      'texts/src/message/',
      'texts/src/mail/',
      'texts/src/document/',
      'texts/src/banner/',
    ])
      expect(shown.some(({ where }) => where.includes(part))).toBe(true);
    expect(shown.length).toBeGreaterThan(1500);
  });

  it('use no retired word of the glossary', () => {
    expect(wrong.filter((line) => !exceptions.some((exception) => line.includes(exception)))).toEqual([]);
  });

  it('need every exception that the glossary names', () => {
    for (const exception of exceptions)
      expect([exception, wrong.some((line) => line.includes(exception))]).toEqual([exception, true]);
  });
});

test('a text has the same placeholders in every language', () => {
  const byKey = new Map<string, Map<string, string>>();
  for (const { where, lang, text } of texts.filter(({ where: at }) => /\/\w+\.json:/.test(at))) {
    const key = where.replace(/\/\w+\.json:/, '/*.json:');
    const names = [...text.matchAll(/\{\{?-?\s*(\w+)/g)].map(([, name = '']) => name);
    const known = byKey.get(key) ?? new Map<string, string>();
    byKey.set(key, known.set(lang, [...new Set(names)].sort().join(' ')));
  }
  const differing = [...byKey].filter(([, names]) => new Set(names.values()).size > 1);
  expect(differing.map(([key, names]) => [key, Object.fromEntries(names)])).toEqual([]);
  const whole = [...byKey].filter(([key]) => /\/locales\//.test(key));
  expect(whole.filter(([, names]) => names.size !== LANGUAGES.length).map(([key]) => key)).toEqual([]);
  expect(whole.length).toBeGreaterThan(3000);
});

test('no file with texts is left unread', () => {
  expect(unreadSources()).toEqual([]);
});

describe('documents', () => {
  const { inDocuments } = readGlossary('en');
  const documents = documentTexts();
  const retiredIn = (texts: readonly { where: string; text: string }[]) =>
    texts.flatMap(({ where, text }) =>
      inDocuments
        .filter(({ pattern }) => pattern.test(text))
        .map(({ pattern, word }) => `${where}: ${pattern.source} → ${word}: ${text}`),
    );

  it('are read at all: README, guides, operators’ pages and packages', () => {
    expect(inDocuments.length).toBeGreaterThan(15);
    for (const part of [
      'README.md:',
      'docs/guides/teams.md:',
      'docs/operate/watch.md:',
      'packages/ui/README.md:',
    ])
      expect(documents.some(({ where }) => where.startsWith(part))).toBe(true);
    expect(documents.length).toBeGreaterThan(1000);
  });

  it('use no phrase that the glossary retired', () => {
    expect(retiredIn(documents)).toEqual([]);
  });

  it.each([
    ['a sentence', 'The banner\nstands here.'],
    ['a list item', '- A scan\n  meets a cookie.'],
    ['a table row', '| a | Nobody notices |'],
    ['a relative clause as the subject', 'Keep it. Who has it can sign.'],
  ])('name a retired phrase in %s', (_where, markdown) => {
    expect(retiredIn(textsOf(markdown, 'page.md'))).toHaveLength(1);
  });

  it.each([
    ['code', '```sh\nnpm start # nobody\n```'],
    ['a code span', 'The log says `nobody`.'],
    ['the target of a link', 'See [why](decisions/093-beside.md).'],
    ['a question', '## Who reads it\n\nWho signs it? The gateway.'],
    ['another meaning', 'Names stand for several; a stand-in. Its needs are not met.'],
  ])('may have %s', (_what, markdown) => {
    expect(retiredIn(textsOf(markdown, 'page.md'))).toEqual([]);
  });
});
