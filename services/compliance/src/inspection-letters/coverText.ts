import { createHash } from 'node:crypto';
import { papersOfLetter } from '@yinyom/contracts/papers/inspectionLetter';
import type { InspectionPaper, PaperReadiness } from '@yinyom/contracts/papers/inspectionPapers';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { INSPECTION_WORDS } from '@yinyom/texts/inspection/inspectionWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { CoverLanguage, LetterContent } from './LetterRecord';

/** A cover letter as it is stored and printed: every sentence of it, and nothing that is worked out later. */
export interface CoverText {
  title: string;
  /** Only of what a demonstration made up. */
  sample: string | null;
  /** Null once it was answered: the letter is no draft any more. */
  draft: string | null;
  /** Number, day, addressee, subject, reference. */
  head: [name: string, value: string][];
  enclosures: { title: string; papers: string[] };
  opening: string[];
  questions: {
    title: string;
    question: string;
    /** Papers that answer it, or that none was stated. */
    answered_by: string;
    papers: string[];
    remark: string | null;
  }[];
  not_stated: { title: string; lines: string[] };
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
}

/** Where a line waits for handwriting. */
const LINE = '……………………………………';

/** Drafts the cover letter from what people entered and from how far the papers are. Nothing is invented. Pure. */
export const coverText = (lang: CoverLanguage, about: About): CoverText => {
  const { papers: names, cover, version, date } = INSPECTION_WORDS[lang];
  const { day } = documentDates(lang);
  const { content, organization, readiness, answered } = about;
  const papers = papersOfLetter(content.questions);
  const { period_from: from, period_until: until } = content;

  const missing = papers.flatMap((paper) => {
    const known = readiness.get(paper);
    const values = { paper: names[paper], filled: String(known?.filled), fields: String(known?.fields) };
    if (!known) return [fillText(cover.paper_unknown, values)];
    if (known.state === 'complete') return [];
    return [fillText(known.state === 'empty' ? cover.paper_empty : cover.paper_partly, values)];
  });
  return {
    title: answered ? cover.title_answered : cover.title,
    sample: about.sample ? cover.sample : null,
    draft: answered ? null : cover.draft,
    head: [
      [cover.own_number, answered?.reference ?? LINE],
      [cover.own_date, answered ? day(answered.answered_on) : LINE],
      [cover.subject, cover.subject_text],
      [cover.to, content.letter_from],
      [
        cover.reference,
        fillText(cover.reference_text, { number: content.letter_number, date: day(content.letter_date) }),
      ],
    ],
    enclosures: {
      title: cover.enclosures,
      papers: papers.length > 0 ? papers.map((paper) => names[paper]) : [cover.blank],
    },
    opening: [
      fillText(cover.opening, { organization, due: day(about.due_date) }),
      ...(from && until ? [fillText(cover.period, { from: day(from), until: day(until) })] : []),
    ],
    questions: content.questions.map(({ question, inspection_papers, remark }, index) => ({
      title: fillText(cover.question, { number: String(index + 1) }),
      question,
      answered_by: inspection_papers.length > 0 ? cover.answered_by : cover.no_paper,
      papers: papersOfLetter([{ inspection_papers }]).map((paper) => names[paper]),
      remark: remark === '' ? null : `${cover.remark}: ${remark}`,
    })),
    not_stated: {
      title: cover.not_stated,
      lines: papers.length === 0 ? [cover.blank] : missing.length > 0 ? missing : [cover.nothing_missing],
    },
    closing: [cover.closing, cover.respectfully],
    signature: [
      [cover.signature, LINE],
      [cover.position, LINE],
      [cover.contact, about.contact ?? cover.blank],
    ],
    words: fillText(cover.words, { version, date: day(date) }),
  };
};

/** SHA-256 of a cover letter, in hexadecimal digits. */
export const coverHash = (text: CoverText): string =>
  createHash('sha256').update(canonicalJson(text)).digest('hex');
