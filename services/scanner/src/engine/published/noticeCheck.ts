import { NOTICE_HEADINGS, type NoticeHeading } from '@yinyom/contracts/scanner/leakWatch';
import type { PageMarkup } from './pageMarkup';
import { DPO, NOTICE_TITLE, NOTICE_WORDS, REACHABLE } from './words';

const NOTICE_PATH = /privacy|pdpa|personal-data|data-protection/i;
const LEAST_LETTERS = 300;

const textOf = ({ texts, tables }: PageMarkup): string =>
  [
    ...texts
      .filter(({ part }) => part === 'text' || part === 'hidden')
      .map(({ heading, text }) => `${heading ?? ''}\n${text}`),
    ...tables.map(({ rows }) => rows.flat().join(' ')),
  ].join('\n');

const headingsOf = ({ title, texts }: PageMarkup): string =>
  [title, ...texts.slice(0, 3).map(({ heading }) => heading ?? '')].join('\n');

/** Languages that a text is written in, as far as its letters say. */
const languageOf = (text: string): string => {
  const thai = (text.match(/[\u0E01-\u0E4E]/g) ?? []).length;
  const latin = (text.match(/[A-Za-z]/g) ?? []).length;
  if (thai > latin / 4 && thai > 50) return 'th';
  return latin > 50 ? 'en' : '';
};

/** A page that is the privacy notice: its language and the headings that it lacks; null for any other page. Pure. */
export const noticeOf = (markup: PageMarkup): { language: string; missing: NoticeHeading[] } | null => {
  const { pathname } = new URL(markup.url);
  if (!NOTICE_TITLE.test(headingsOf(markup)) && !NOTICE_PATH.test(pathname)) return null;
  const text = textOf(markup);
  // Too little to say anything about: a list of links, or a text that is a picture.
  if (text.length < LEAST_LETTERS) return null;
  return {
    language: languageOf(text),
    missing: NOTICE_HEADINGS.filter((heading) => !NOTICE_WORDS[heading].test(text)),
  };
};

/** Whether a page says how to reach the DPO, or anybody. Pure. */
export const contactOf = (markup: PageMarkup): 'dpo' | 'contact' | null => {
  const text = textOf(markup);
  if (!REACHABLE.test(text)) return null;
  return DPO.test(text) ? 'dpo' : 'contact';
};
