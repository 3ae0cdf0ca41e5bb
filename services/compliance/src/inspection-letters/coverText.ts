import { createHash } from 'node:crypto';
import { papersOfLetter, type SentBinder } from '@yinyom/contracts/papers/inspectionLetter';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import {
  readinessState,
  type InspectionPaper,
  type PaperReadiness,
} from '@yinyom/contracts/papers/inspectionPapers';
import { INSPECTION_WORDS } from '@yinyom/texts/inspection/inspectionWords';
import { PAPER_NAME_WORDS } from '@yinyom/texts/paper-name/paperNameWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { CoverLanguage, LetterContent } from './LetterRecord';

/** A cover letter as it is stored and printed: every sentence of it, and nothing that is worked out later. */
export interface CoverText {
  title: string;
  /** Only of what a demonstration made up. */
  sample: string | null;
  /** Null once it was answered: the letter is no draft any more. */
  draft: string | null;
  /** Number, sender and day, as official letters begin; absent in what version 1 of the sentences stored. */
  letterhead?: { emblem: string | null; number: string; sender: string[]; day: string };
  /** Subject, addressee, reference; in what version 1 stored also number and day. */
  head: [name: string, value: string][];
  enclosures: { title: string; papers: string[] };
  opening: string[];
  questions: {
    title: string;
    question: string;
    /** Papers that answer it, or that none was stated; null: the statement answers it. */
    answered_by: string | null;
    papers: string[];
    remark: string | null;
  }[];
  /** Null where the organization does not write it into the letter. */
  not_stated: { title: string; lines: string[] } | null;
  closing: string[];
  signature: [name: string, value: string][];
  words: string;
}

interface About {
  content: Omit<LetterContent, 'answers'>;
  due_date: string;
  organization: string;
  /** Data protection officer or address for contact; null: not stated. */
  contact: string | null;
  /** Papers whose readiness is known. */
  readiness: ReadonlyMap<InspectionPaper, PaperReadiness>;
  sample: boolean;
  /** Once it was answered: under which number, on which day. */
  answered: { reference: string; answered_on: string } | null;
  /** What is sent with it besides the papers; null: none. */
  binder: SentBinder | null;
}

type Cover = (typeof INSPECTION_WORDS)[CoverLanguage]['cover'];

/** Where a line waits for handwriting. */
const LINE = '……………………………………';

/** Official letters write days with the name of the month, in Thai with the year of the Buddhist era. */
const DAYS: Record<CoverLanguage, Intl.DateTimeFormat> = {
  th: new Intl.DateTimeFormat('th-TH-u-ca-buddhist-nu-latn', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
};
/** Of YYYY-MM-DD, as 22 December 2026. ICU writes the era between month and year, official letters do not. */
const longDay = (lang: CoverLanguage, day: string): string =>
  DAYS[lang]
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .filter(({ type }) => ['day', 'month', 'year'].includes(type))
    .map(({ value }) => value)
    .join(' ');

/** A name within a Thai sentence: Thai words follow each other without a space, others are set off by spaces. */
const within = (lang: CoverLanguage, name: string): string =>
  lang === 'en' || /^\p{Script=Thai}.*\p{Script=Thai}$/u.test(name) ? name : ` ${name} `;

const plainName = (name: string): string => name.normalize('NFC').replaceAll(/\s/gu, '').toLowerCase();
const OFFICE_NAMES = new Set(Object.values(INSPECTION_WORDS).map(({ cover }) => plainName(cover.office)));

/** The Office in the language of the letter, in whichever language its name was entered; others as they were entered. */
const senderOf = ({ office }: Cover, from: string): string =>
  OFFICE_NAMES.has(plainName(from)) ? office : from;

/** Letters to the Office are addressed to its head, also where another official signed. */
const addresseeOf = (cover: Cover, from: string): string => {
  const sender = senderOf(cover, from);
  return sender === cover.office ? cover.office_head : sender;
};

const answeredBy = (cover: Cover, hasPapers: boolean, remark: string): string | null => {
  if (hasPapers) return cover.answered_by;
  return remark === '' ? cover.no_paper : null;
};

/** What is late, though all that it is about is stated. */
const LATE: readonly string[] = ['overdue', 'review'];

/** How far a paper states what it is about: what is late counts in readiness alone. Of many late requests readiness names some. */
const statedOf = ({
  fields,
  filled,
  missing,
  state,
}: PaperReadiness): Pick<PaperReadiness, 'fields' | 'filled' | 'state'> => {
  const late = missing.filter(({ field }) => LATE.includes(field)).length;
  if (filled === 0 || late === 0) return { fields, filled, state };
  const asked = late === missing.length ? filled : fields - late;
  return { fields: asked, filled, state: readinessState(asked, filled) };
};

/** What the papers do not state. */
const notStated = (lang: CoverLanguage, papers: readonly InspectionPaper[], { readiness }: About) => {
  const { cover } = INSPECTION_WORDS[lang];
  const names = PAPER_NAME_WORDS[lang];
  const missing = papers.flatMap((paper) => {
    const found = readiness.get(paper);
    const known = found && statedOf(found);
    const values = { paper: names[paper], filled: String(known?.filled), fields: String(known?.fields) };
    if (!known) return [fillText(cover.paper_unknown, values)];
    if (known.state === 'complete') return [];
    return [fillText(known.state === 'empty' ? cover.paper_empty : cover.paper_partly, values)];
  });
  const lines = missing.length > 0 ? missing : [cover.nothing_missing];
  return { title: cover.not_stated, lines: papers.length === 0 ? [cover.blank] : lines };
};

/** What is sent with the letter: its papers, and the binder that has them as files. */
const enclosuresOf = (lang: CoverLanguage, papers: readonly InspectionPaper[], binder: About['binder']) => {
  const { cover } = INSPECTION_WORDS[lang];
  const lines = papers.map((paper) => fillText(cover.enclosure, { paper: PAPER_NAME_WORDS[lang][paper] }));
  if (binder) {
    const { file_name: file, ready_at, sha256: hash } = binder;
    lines.push(fillText(cover.binder, { file, hash, time: documentDates(lang).time(ready_at) }));
  }
  return { title: cover.enclosures, papers: lines.length > 0 ? lines : [cover.blank] };
};

/** Drafts the cover letter from what people entered and from how far the papers are. Nothing is invented. Pure. */
export const coverText = (lang: CoverLanguage, about: About): CoverText => {
  const { cover, version, date } = INSPECTION_WORDS[lang];
  const names = PAPER_NAME_WORDS[lang];
  const { day: shortDay } = documentDates(lang);
  const day = (date: string): string => longDay(lang, date);
  const { content, organization, answered } = about;
  const papers = papersOfLetter(content.questions);
  const { period_from: from, period_until: until } = content;
  return {
    title: answered ? cover.title_answered : cover.title,
    sample: about.sample ? cover.sample : null,
    draft: answered ? null : cover.draft,
    letterhead: {
      emblem: answered ? null : cover.emblem,
      number: `${cover.own_number} ${answered?.reference ?? LINE}`,
      sender: [organization, `${cover.address} ${LINE}`],
      day: answered ? day(answered.answered_on) : `${cover.own_date} ${LINE}`,
    },
    head: [
      [cover.subject, cover.subject_text],
      [cover.to, addresseeOf(cover, content.letter_from)],
      [
        cover.reference,
        fillText(cover.reference_text, {
          from: within(lang, senderOf(cover, content.letter_from)).trimEnd(),
          number: content.letter_number,
          date: day(content.letter_date),
        }),
      ],
    ],
    enclosures: enclosuresOf(lang, papers, about.binder),
    opening: [
      fillText(cover.opening, { organization: within(lang, organization), due: day(about.due_date) }),
      ...(from && until ? [fillText(cover.period, { from: day(from), until: day(until) })] : []),
    ],
    questions: content.questions.map(({ question, inspection_papers, remark }, index) => ({
      title: fillText(cover.question, { number: String(index + 1) }),
      question,
      answered_by: answeredBy(cover, inspection_papers.length > 0, remark),
      papers: papersOfLetter([{ inspection_papers }]).map((paper) => names[paper]),
      remark: remark === '' ? null : `${cover.remark}: ${remark}`,
    })),
    not_stated: content.cover_gaps === true ? notStated(lang, papers, about) : null,
    closing: [cover.closing, cover.respectfully],
    signature: [
      [cover.signature, LINE],
      [cover.position, LINE],
      [cover.contact, about.contact ?? cover.blank],
    ],
    words: fillText(cover.words, { version, date: shortDay(date) }),
  };
};

/** SHA-256 of a cover letter, in hexadecimal digits. */
export const coverHash = (text: CoverText): string =>
  createHash('sha256').update(canonicalJson(text)).digest('hex');
