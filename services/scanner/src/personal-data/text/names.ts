import { CHILD_TITLE, THAI_TITLE } from '../words';

const THAI_NAME = '[\u0E01-\u0E2E\u0E40-\u0E44][\u0E01-\u0E4E]{1,30}';
const ENGLISH_NAME = "[A-Z][A-Za-z'-]{1,30}";
const GAP = '[\\s_+-]{1,3}';
/** What a title begins that is no person: degrees, plans, contests, shops. */
const THINGS = 'Of|Degree|Program(?:me)?|Plan|Data|Class|Course|Thesis|Universe|World|Grand|Earth|DIY';
const NO_THING = `(?!(?:${THINGS}|${THINGS.toUpperCase()})\\b)`;
/** With a dot, the name may begin at once; without one, MS is a maker of programs. MASTER in capitals is a degree. */
const ENGLISH_TITLE = `(?:(?:Mrs|Mr|Ms|MRS|MR|MS)\\.[\\s_+-]{0,3}|(?:Mrs|Mr|Ms|Miss|Master|MRS|MR|MISS)${GAP})${NO_THING}`;

/** Old families are named after a town, with a word before it. */
const OF_TOWN = `(?:\u0E13${GAP})?`;

const source = `(?<![\u0E01-\u0E4E])${THAI_TITLE}[\\s_+-]{0,3}${THAI_NAME}${GAP}${OF_TOWN}${THAI_NAME}|(?<![A-Za-z])${ENGLISH_TITLE}${ENGLISH_NAME}${GAP}${ENGLISH_NAME}`;

const HAS_TITLED = new RegExp(source);

/** A pattern of people with a title before first and last name. */
export const titledNames = (): RegExp => new RegExp(source, 'g');

/** Names in a text, written the same way wherever they stand. */
export const namesIn = (text: string): { name: string; at: number; isChild: boolean }[] =>
  // Most cells of tables have none, and a pattern of its own for each would be made for nothing.
  HAS_TITLED.test(text)
    ? [...text.matchAll(titledNames())].map((match) => ({
        name: match[0].replace(/[\s_+-]+/g, ' ').trim(),
        at: match.index,
        isChild: CHILD_TITLE.test(match[0]),
      }))
    : [];

/** A cell that may be a name: words, and nothing of a number. */
export const WORDS_CELL = /^\s*[\p{L}\p{M}.'-]{2,40}(?:\s{1,3}[\p{L}\p{M}.'-]{1,40}){0,4}\s*$/u;
