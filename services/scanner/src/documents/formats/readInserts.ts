import { placeOf, type TablePart } from '../../personal-data/Content';
import type { Budget } from '../budget';

const INSERT =
  /\bINSERT\s{1,9}(?:IGNORE\s{1,9})?INTO\s{1,9}([^\s(]{1,100})\s{0,9}(?:\(([^()]{1,4000})\)\s{0,9})?VALUES\s{0,9}/giy;
const START = /\bINSERT\s/gi;

/** A value of SQL: quoted, with doubled or escaped quotes in it, or bare. */
const VALUE = /\s{0,9}(?:'((?:[^'\\]|\\.|''){0,10000})'|([^,'()]{0,200}))\s{0,9}([,)])/suy;

/** The rows of a dump of a database, each of its tables once, with the names of its columns. Pure, and in linear time. */
export const readInserts = (text: string, budget: Budget): TablePart[] => {
  const tables = new Map<string, string[][]>();
  START.lastIndex = 0;
  for (let start = START.exec(text); start && !budget.isCut; start = START.exec(text)) {
    INSERT.lastIndex = start.index;
    const [all, name = '', columns = ''] = INSERT.exec(text) ?? [];
    if (all === undefined) continue;
    const titles = columns.split(',').map((title) => title.replace(/[`"[\]\s]/g, ''));
    const rows = tables.get(name + columns) ?? [titles];
    tables.set(name + columns, rows);
    let at = start.index + all.length;
    while (text[at] === '(' && !budget.isCut) {
      const row: string[] = [];
      let isOpen = true;
      for (at += 1; isOpen && budget.cell();) {
        VALUE.lastIndex = at;
        const [value, quoted, bare = '', end] = VALUE.exec(text) ?? [];
        if (value === undefined) break;
        at += value.length;
        row.push(budget.take(quoted?.replace(/''/g, "'").replace(/\\(.)/g, '$1') ?? bare.trim()));
        isOpen = end === ',';
      }
      if (isOpen) break;
      rows.push(row);
      for (; text[at] === ',' || text[at] === '\n' || text[at] === '\r' || text[at] === ' '; at += 1);
    }
    START.lastIndex = Math.max(at, start.index + 1);
  }
  return [...tables.values()].map((rows) => ({ rows, place: placeOf('text'), isOfText: true }));
};
