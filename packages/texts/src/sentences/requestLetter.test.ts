import { LANGUAGES } from '@yinyom/contracts/constants';
import { REQUESTS_WORDS } from '../requests/requestsWords';
import { composeLetter, letterWords } from './requestLetter';

const facts = {
  number: 'DSR-2026-000123',
  organization: 'Example University',
  name: 'Suda Jaidee',
  // Still 22 November in Bangkok.
  receivedAt: new Date('2026-11-22T16:59:59Z'),
  writtenAt: new Date('2026-11-30T03:00:00Z'),
};

it('writes an answer around the text of the officer, whose empty lines separate paragraphs', () => {
  const { heading, paragraphs } = composeLetter('en', facts, {
    kind: 'answer',
    text: 'One.\n\nTwo,\nstill two.',
  });
  expect(heading).toBe('Answer to your request about personal data');
  expect(paragraphs.slice(0, 5)).toEqual([
    'Date: 30/11/2026',
    'Dear Suda Jaidee,',
    'On 22/11/2026 Example University received your request DSR-2026-000123.',
    'One.',
    'Two,\nstill two.',
  ]);
  expect(paragraphs.at(-1)).toBe('Example University');
});

it('is a short letter with what records say as an annex after its end', () => {
  const { paragraphs, annex } = composeLetter('en', facts, {
    kind: 'answer',
    text: 'One.',
    extract: { total: 2, decisions: [{ title: 'Decided', rows: [{ name: 'Result', value: 'All' }] }] },
    processing: ['Intro', 'Activity: Library'],
  });
  const { letter } = REQUESTS_WORDS.en;
  expect(paragraphs.slice(3)).toEqual([
    'One.',
    letter.annex_follows,
    letter.complaint,
    letter.closing,
    'Example University',
  ]);
  expect(annex).toEqual({
    heading: letter.annex,
    paragraphs: [
      letter.record,
      'Decided\nResult: All',
      'These are the newest 1 of 2 decisions.',
      'Intro',
      'Activity: Library',
    ],
  });
});

it('has no annex where no record goes with it', () => {
  const letter = composeLetter('en', facts, { kind: 'answer', text: 'One.' });
  expect(letter).not.toHaveProperty('annex');
  expect(letter.paragraphs).not.toContain(REQUESTS_WORDS.en.letter.annex_follows);
});

it.each([
  ['th', '22/11/2569', '30/11/2569'],
  ['cn', '22/11/2026', '30/11/2026'],
] as const)('dates a letter in %s by the calendar of its documents', (lang, date, written) => {
  const { paragraphs } = composeLetter(lang, facts, { kind: 'answer', text: 'x' });
  expect(paragraphs[0]).toContain(written);
  expect(paragraphs[2]).toContain(date);
});

it.each(LANGUAGES)('names reason, explanation and the way to complain in a rejection in %s', (lang) => {
  const { heading, paragraphs } = composeLetter(lang, facts, {
    kind: 'rejection',
    reason: 'legal_claims',
    explanation: 'A case is pending. {name}',
  });
  const { letter, reasons } = REQUESTS_WORDS[lang];
  expect(heading).toBe(letter.heading_rejection);
  // What a person typed is no template.
  expect(paragraphs).toEqual(
    expect.arrayContaining([reasons.legal_claims, 'A case is pending. {name}', letter.complaint]),
  );
  expect(letter.complaint).toContain('www.pdpc.or.th');
  expect(paragraphs.join()).not.toMatch(/\{(?!name\})/);
  expect(letterWords(lang)).toEqual({ words_version: letter.version, words_date: letter.date });
});
