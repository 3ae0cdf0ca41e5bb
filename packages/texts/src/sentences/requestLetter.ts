import type { Lang } from '@yinyom/contracts/constants';
import type { DecisionInWords } from '@yinyom/contracts/consents/decisionInWords';
import type { RejectionReason } from '@yinyom/contracts/requests/rights';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { BUDDHIST_ERA } from '@yinyom/contracts/time/eras';
import { REQUESTS_WORDS } from '../requests/requestsWords';
import { fillText } from './fillText';

/** A letter as it was made; later texts and settings never change it. */
export interface LetterText {
  heading: string;
  paragraphs: string[];
  /** What records say, after the end of the letter. Absent: nothing goes with it, or an earlier version made it. */
  annex?: { heading: string; paragraphs: string[] };
}

interface Facts {
  number: string;
  organization: string;
  name: string;
  receivedAt: Date;
  /** When the letter is made. */
  writtenAt: Date;
}

/** What goes with an answer about the person's own decisions: the newest ones, and how many there are. */
export interface RecordExtract {
  total: number;
  decisions: readonly DecisionInWords[];
}

export type LetterOf =
  | {
      kind: 'answer';
      text: string;
      extract?: RecordExtract;
      /** Paragraphs of the record of processing, as the compliance service writes them. */
      processing?: readonly string[];
    }
  | { kind: 'rejection'; reason: RejectionReason; explanation: string };

/** DD/MM/YYYY in Bangkok (specification §9), in Thai with the year of the Buddhist era, as all documents write it. */
const letterDate = (lang: Lang, at: Date): string => {
  const [year, month, day] = bangkokDay(at).split('-');
  return `${day}/${month}/${lang === 'th' ? Number(year) + BUDDHIST_ERA : year}`;
};

const extractOf = (lang: Lang, { total, decisions }: RecordExtract): string[] => {
  const { letter } = REQUESTS_WORDS[lang];
  const count = String(decisions.length);
  return [
    letter.record,
    ...decisions.map(({ title, rows }) =>
      [title, ...rows.map(({ name, value }) => `${name}: ${value}`)].join('\n'),
    ),
    ...(total > decisions.length ? [fillText(letter.record_more, { count, total: String(total) })] : []),
  ];
};

/**
 * Makes the letter of an answer or a rejection: a short letter, and what records say as an annex after it. Every letter names the way to complain (section 73). The console shows the same before it
 * is sent. Pure.
 */
export const composeLetter = (
  lang: Lang,
  { number, organization, name, receivedAt, writtenAt }: Facts,
  about: LetterOf,
): LetterText => {
  const { letter, reasons } = REQUESTS_WORDS[lang];
  const date = letterDate(lang, receivedAt);
  const fill = (text: string): string => fillText(text, { number, organization, name, date });
  const annexed =
    about.kind === 'answer'
      ? [...(about.extract ? extractOf(lang, about.extract) : []), ...(about.processing ?? [])]
      : [];
  const body =
    about.kind === 'answer'
      ? [...about.text.split(/\n{2,}/), ...(annexed.length > 0 ? [letter.annex_follows] : [])]
      : [fill(letter.rejected), reasons[about.reason], about.explanation];
  return {
    heading: about.kind === 'answer' ? letter.heading_answer : letter.heading_rejection,
    paragraphs: [
      fillText(letter.dated, { date: letterDate(lang, writtenAt) }),
      fill(letter.dear),
      fill(letter.about),
      ...body,
      letter.complaint,
      letter.closing,
      organization,
    ],
    ...(annexed.length > 0 && { annex: { heading: letter.annex, paragraphs: annexed } }),
  };
};

/** Version of the sentences, and its day. */
export const letterWords = (lang: Lang): { words_version: string; words_date: string } => {
  const { version, date } = REQUESTS_WORDS[lang].letter;
  return { words_version: version, words_date: date };
};
