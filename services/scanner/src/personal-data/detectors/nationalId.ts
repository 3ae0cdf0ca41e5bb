import { SURE_IDS, type Detector, type Hit, type TablePart, type TextPart } from '../Content';
import { contextOf, titleSays } from '../text/context';
import { digitsOf, plainDigits } from '../text/digits';
import { captionOf, columnsOf } from '../text/table';
import { isBarcode, isNationalId } from './checkDigit';
import { NATIONAL_ID } from '../words';

/** Thirteen digits with single dashes or spaces between, not a piece of a longer number, word, address or decimal. */
const CANDIDATE =
  /(?<![A-Za-z\p{N}_#@%&/\\+~]|[A-Za-z\p{N}]-|\d[.:])\d(?:(?: - |[ -])?\d){12}(?![A-Za-z\p{N}_/\\@%&=~]|-[A-Za-z\p{N}]|[.:]\d)/gu;
/** How dashes and spaces divide an id; other divisions are no division that people use. */
const GROUPED =
  /^(?:\d{13}|\d([ -])\d{4}\1\d{5}\1\d{2}\1\d|\d{4}([ -])\d{4}\2\d{5}|\d{3}([ -])\d{4}\3\d{5}\3\d|\d{1,5}(?:-\d{1,6}){1,4}|\d(?: \d){12})$/;
const LENGTH = 13;
const BARCODE_START = /^885/;
/** Of all numbers that look like one, so many must be valid before the valid ones speak for each other. */
const VALID_SHARE = 0.7;

interface Candidate {
  digits: string;
  context: 'speaks' | 'denies' | null;
}

const judge = (candidates: readonly Candidate[], place: Hit['place']): Hit[] => {
  const open = candidates.filter(({ context }) => context !== 'denies');
  const valid = open.filter(
    ({ digits, context }) =>
      isNationalId(digits) && (context === 'speaks' || !(BARCODE_START.test(digits) && isBarcode(digits))),
  );
  const values = [...new Set(valid.map(({ digits }) => digits))];
  if (values.length === 0) return [];
  const spoken = new Set(valid.filter(({ context }) => context === 'speaks').map(({ digits }) => digits));
  const share = values.length / new Set(open.map(({ digits }) => digits)).size;
  const agree = share >= VALID_SHARE;
  if (agree && values.length >= SURE_IDS)
    return [{ kind: 'national_id', confidence: 'certain', place, values, count: values.length }];
  if (spoken.size > 0)
    return [{ kind: 'national_id', confidence: 'certain', place, values: [...spoken], count: spoken.size }];
  const confidence = agree && values.length > 1 ? 'likely' : 'possible';
  return [{ kind: 'national_id', confidence, place, values, count: values.length }];
};

const candidatesIn = (raw: string, title: 'speaks' | 'denies' | null): Candidate[] => {
  if (raw.length < LENGTH) return [];
  const text = plainDigits(raw);
  return (
    [...text.matchAll(CANDIDATE)]
      .filter((match) => GROUPED.test(match[0].replace(/ - /g, '-')))
      .map((match) => ({
        digits: digitsOf(match[0]),
        context:
          contextOf(
            text,
            match.index,
            match.index + match[0].length,
            NATIONAL_ID.speaks,
            NATIONAL_ID.denies,
          ) ?? title,
        needsWords: text[match.index - 1] === '=' || /^\d \d \d/.test(match[0]),
      }))
      // `name=value` is an address or a program, and digits set apart may be a row of numbers: only words say what they are.
      .filter(({ needsWords, context }) => !needsWords || context === 'speaks')
  );
};

const inText = ({ text, place }: TextPart): Hit[] => judge(candidatesIn(text, null), place);

/** Rows with a digit in each of thirteen cells, as forms print them. */
const inBoxes = ({ rows, place }: TablePart): Hit[] =>
  judge(
    rows.flatMap((row) => {
      const cells = row.map((cell) => plainDigits(cell.trim()));
      const text = cells.map((cell) => (/^\d$/.test(cell) ? cell : ` ${cell} `)).join('');
      return cells.filter((cell) => /^\d$/.test(cell)).length < LENGTH ? [] : candidatesIn(text, null);
    }),
    place,
  );

const inTable = (table: TablePart): Hit[] => {
  const caption = titleSays(captionOf(table), NATIONAL_ID.speaks, NATIONAL_ID.denies);
  return columnsOf(table).flatMap(({ title, cells, place, index }) => {
    const says = titleSays(title, NATIONAL_ID.speaks, NATIONAL_ID.denies) ?? caption;
    const left = table.rows.slice(table.rows.length - cells.length);
    return judge(
      cells.flatMap((cell, row) => {
        const label = index > 0 ? (left[row]?.[index - 1] ?? '') : '';
        return candidatesIn(cell, says ?? titleSays(label, NATIONAL_ID.speaks, NATIONAL_ID.denies));
      }),
      place,
    );
  });
};

/** Thai national ids, by their check digit and by the words and numbers around them. */
export const nationalId: Detector = ({ texts, tables }) => [
  ...texts.flatMap(inText),
  ...tables.flatMap(inTable),
  ...tables.flatMap(inBoxes),
];
