import { createBudget } from '../../documents/budget';
import { readDelimited } from '../../documents/formats/readDelimited';
import { dataLines, readJson } from '../../documents/formats/readJson';
import { placeOf, type Content, type TablePart, type TextPart } from '../../personal-data/Content';
import { columnLetter } from '../../personal-data/text/table';
import { ownNumbers } from '../../personal-data/text/phones';
import { markupText, tablesOfLines } from './markupText';
import type { PageMarkup } from './pageMarkup';
import { LONGEST_SCRIPT, scriptLists } from './scriptLists';

/** The data in a script: its whole text, or what it gives a name. */
const dataOf = (script: string): unknown => {
  const from = script.search(/[[{]/);
  const to = Math.max(script.lastIndexOf('}'), script.lastIndexOf(']'));
  if (from < 0 || to <= from || script.length > LONGEST_SCRIPT) return undefined;
  try {
    return JSON.parse(script.slice(from, to + 1));
  } catch {
    return undefined;
  }
};

/** Attributes of elements: lines `name: value`, and the data in them. */
const dataInAttributes = (text: string): { plain: string; data: unknown[] } => {
  const data: unknown[] = [];
  const lines = text.split('\n').filter((line) => {
    const found = /^[\w:.-]{1,80}: \s*[[{]/.test(line) ? dataOf(line) : undefined;
    if (found !== undefined) data.push(found);
    return found === undefined;
  });
  return { plain: lines.join('\n'), data };
};

/** A published sheet without the letters of its columns and the numbers of its rows. */
const withoutRulers = (rows: string[][]): string[][] => {
  const [first = [], ...more] = rows;
  const isRuler =
    first.length > 2 && first.every((cell, at) => cell === (at === 0 ? '' : columnLetter(at - 1)));
  return isRuler ? more.map((row) => row.slice(1)) : rows;
};

/** A frame as detectors read it; `isCut` where its data is longer than a document may be. Pure. */
export const pageContent = (
  markup: PageMarkup,
  ownDomain: string,
  ownPhones: ReadonlySet<string>,
): Content & { isCut: boolean } => {
  const budget = createBudget();
  const texts: TextPart[] = [];
  let number = 0;
  const tables: TablePart[] = markup.tables.map(({ heading, rows, isGrid = false }) => ({
    rows: withoutRulers(rows),
    ...(isGrid
      ? { place: placeOf('text', { heading }), isOfText: true }
      : { place: placeOf('text', { heading, table: (number += 1) }) }),
  }));
  const { own, listed } = ownNumbers(markup.phones);
  if (listed.length > 0) texts.push({ text: listed.join('\n'), place: placeOf('attribute') });
  const addData = (data: unknown, part: 'script' | 'attribute') => {
    const read = readJson(data, budget);
    const inData = placeOf(part);
    texts.push(...read.texts.map((one) => ({ ...one, place: inData })));
    tables.push(
      ...read.tables.map(({ rows, place }) => ({
        rows,
        place: { ...inData, heading: place.heading },
        caption: markup.title,
      })),
    );
  };
  for (const { part, heading, text } of markup.texts) {
    const place = placeOf(part, { heading });
    if (part === 'script') {
      const data = dataOf(text);
      if (data !== undefined) addData(data, part);
      else {
        texts.push({ text: dataLines(text), place });
        const { lists, isCut } = scriptLists(text);
        if (isCut) budget.cut();
        for (const list of lists)
          tables.push(
            ...readJson(list, budget).tables.map(({ rows }) => ({
              rows,
              place,
              isOfText: true,
              caption: markup.title,
            })),
          );
      }
    } else if (part === 'attribute') {
      const { plain, data } = dataInAttributes(text);
      if (plain !== '') texts.push({ text: plain, place });
      for (const one of data) addData(one, part);
    } else if (part === 'comment' || text.includes('</')) {
      const { lines, tables: read } = tablesOfLines(markupText(text));
      if (lines.length > 0) texts.push({ text: lines.join('\n'), place });
      tables.push(...read.map((rows) => ({ rows, place })));
    } else {
      const cells = text.includes('\t') ? readDelimited(text, false, budget).tables : [];
      if (cells.length === 0) texts.push({ text, place });
      tables.push(...cells.map(({ rows }) => ({ rows, place })));
    }
  }
  return {
    texts,
    tables,
    ownDomain,
    ownPhones: new Set([...ownPhones, ...own]),
    isCut: markup.isCut || budget.isCut,
  };
};
