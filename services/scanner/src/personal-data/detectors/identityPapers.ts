import type { LeakKind } from '@yinyom/contracts/scanner/leakKinds';
import { SURE_IDS, type Content, type Detector, type Hit, type Place } from '../Content';
import { plainDigits } from '../text/digits';
import { captionOf, columnsOf } from '../text/table';
import { SAMPLE } from '../words';

interface Paper {
  kind: LeakKind;
  /** Global: words that stand before the number. */
  words: RegExp;
  /** Words of titles of columns. */
  title: RegExp;
  /** Global: the number itself. */
  number: RegExp;
}

/** So far behind its words a number belongs to them. */
const NEAR = 40;

/** Reads numbers that only words make what they are. */
export const paperDetector = ({ kind, words, title, number }: Paper): Detector => {
  const hit = (values: readonly string[], place: Place, sure: boolean): Hit[] => {
    const different = [...new Set(values)];
    if (different.length === 0) return [];
    const confidence = sure && different.length >= SURE_IDS ? 'certain' : 'likely';
    return [{ kind, confidence, place, values: different, count: different.length }];
  };
  const clean = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();
  const inTexts = ({ texts }: Content) =>
    texts.flatMap(({ text: raw, place }) => {
      const text = plainDigits(raw);
      const found = [...text.matchAll(words)].flatMap((word) => {
        const from = word.index + word[0].length;
        const near = text.slice(from, from + NEAR);
        if (SAMPLE.test(text.slice(Math.max(0, word.index - 20), from + NEAR))) return [];
        const match = [...near.matchAll(number)][0];
        return match ? [clean(match[0])] : [];
      });
      return hit(found, place, true);
    });
  const inTables = ({ tables }: Content) =>
    tables.flatMap((table) =>
      columnsOf(table).flatMap((column) => {
        const left = table.rows.slice(table.rows.length - column.cells.length);
        const byTitle = title.test(column.title) || (column.title === '' && title.test(captionOf(table)));
        const found = column.cells.flatMap((cell, row) => {
          const label = column.index > 0 ? (left[row]?.[column.index - 1] ?? '') : '';
          const text = plainDigits(cell);
          if (!byTitle && !(label.length < 60 && title.test(label)) && !title.test(text)) return [];
          const match = [...text.matchAll(number)][0];
          return match ? [clean(match[0])] : [];
        });
        return hit(found, column.place, true);
      }),
    );
  return (content) => [...inTexts(content), ...inTables(content)];
};
