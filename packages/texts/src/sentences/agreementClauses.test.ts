import { agreementFields, type AgreementContent } from '@yinyom/contracts/papers/agreement';
import {
  AGREEMENT_HEADS,
  AGREEMENT_TERM_NAMES,
  AGREEMENT_TERMS,
} from '@yinyom/contracts/papers/agreementTerms';
import { LANGUAGES } from '@yinyom/contracts/constants';
import * as z from 'zod/mini';
import { AGREEMENT_WORDS } from '../agreement/agreementWords';
import { PAPER_WORDS } from '../paper/paperWords';
import { agreementBlanks, agreementClauses, CLAUSE_LANGUAGES, type ClauseWords } from './agreementClauses';

const wordsOf = (lang: ClauseWords['lang']): ClauseWords => ({
  lang,
  agreement: AGREEMENT_WORDS[lang],
  grounds: PAPER_WORDS[lang].grounds,
});
const content = (changes: Partial<AgreementContent> = {}): AgreementContent => ({
  ...z.strictObject(agreementFields).parse({ processor: { name: 'บริษัท ตัวอย่าง จำกัด' } }),
  ...changes,
});
const textOf = (lang: ClauseWords['lang'], of: AgreementContent): string =>
  agreementClauses(of, wordsOf(lang))
    .flatMap(({ title, clauses }) => [title, ...clauses.map(({ text }) => text)])
    .join('\n');

it.each(CLAUSE_LANGUAGES)(
  'the agreement in %s has its fourteen heads in order, and fills in every place',
  (lang) => {
    const heads = agreementClauses(content(), wordsOf(lang));
    expect(heads.map(({ title }) => title)).toEqual(
      AGREEMENT_HEADS.map((head) => AGREEMENT_WORDS[lang].heads[head]),
    );
    expect(heads).toHaveLength(14);
    expect(textOf(lang, content())).not.toMatch(/[{}]/);
  },
);

it.each(CLAUSE_LANGUAGES)(
  'in %s each figure is where its clause says it, and another one changes that alone',
  (lang) => {
    const usual = textOf(lang, content());
    for (const name of AGREEMENT_TERM_NAMES) {
      const { terms } = content();
      const changed = textOf(lang, content({ terms: { ...terms, [name]: 61 } }));
      expect([name, changed === usual]).toEqual([name, false]);
      expect(changed).toContain('61');
    }
    expect(usual).toContain(String(AGREEMENT_TERMS.breach_hours.usual));
  },
);

it('what is not stated says so, and nothing is invented', () => {
  expect(textOf('th', content())).toContain('ยังไม่ได้ระบุ');
  expect(agreementBlanks(content(), false)).toEqual([
    ...['controller_name', 'controller_address', 'processor_address', 'service', 'purpose'],
    ...['data', 'persons', 'measures'],
  ]);
  expect(agreementBlanks(content(), true)).not.toContain('data');
});

it('names the sections of the law that the notification of a breach, records and liability rest on', () => {
  const thai = textOf('th', content());
  for (const section of [
    'มาตรา 40 วรรคสาม',
    'มาตรา 40 วรรคหนึ่ง (2)',
    'มาตรา 37 (4)',
    'มาตรา 28',
    'มาตรา 29',
    'มาตรา 77',
  ])
    expect(thai).toContain(section);
});

it('a year is written in both eras in Thai, a country by its name, and a person with the position', () => {
  const { processor } = content();
  const of = content({
    effective_from: '2027-01-05',
    until: '2027-12-31',
    processor: { ...processor, country: 'SG', signatory: 'Suda Jaidee', signatory_title: 'Director' },
    transfer_ground: 's28',
  });
  expect(textOf('th', of)).toContain('05/01/2570 (ค.ศ. 2027) จนถึงวันที่ 31/12/2570 (ค.ศ. 2027)');
  expect(textOf('th', of)).toContain('สิงคโปร์');
  expect(textOf('en', of)).toContain('Singapore');
  expect(textOf('en', of)).toContain('Suda Jaidee (Director)');
});

it('clauses are written in Thai and English; other languages have the English ones and say so', () => {
  for (const lang of LANGUAGES)
    expect([lang, AGREEMENT_WORDS[lang].clauses]).toEqual([
      lang,
      lang === 'th' ? AGREEMENT_WORDS.th.clauses : AGREEMENT_WORDS.en.clauses,
    ]);
  for (const lang of ['cn', 'jp', 'kh'] as const)
    expect(AGREEMENT_WORDS[lang].clauses_language).not.toBe(AGREEMENT_WORDS.en.clauses_language);
});
