import { LANGUAGES } from '@yinyom/contracts/constants';
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
    for (const part of ['mfe-websites/', 'messages/', 'mail/texts', 'documents/words', 'default-texts'])
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

test('no file with texts is left unread', () => {
  expect(unreadSources()).toEqual([]);
});
