import { placeOf, type TablePart } from '../../personal-data/Content';
import type { Budget } from '../budget';
import type { ReadContent } from '../ReadContent';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
const MOST_FIELDS = 200;
const FEW = 2;

/** Things of one kind under each other are a table; its titles are the names of their fields. */
const tableOf = (list: readonly unknown[], budget: Budget): string[][] | null => {
  const things = list.filter(isFields);
  if (things.length <= FEW || things.length < list.length / 2) return null;
  const ofThings = things.map((thing) => new Map(Object.entries(thing)));
  const names = [
    ...new Set(
      ofThings
        .slice(0, 50)
        .flatMap((fields) => [...fields.keys()].filter((name) => isPlain(fields.get(name)))),
    ),
  ].slice(0, MOST_FIELDS);
  const rows = ofThings.map((fields) =>
    names.map((name) => {
      const cell = fields.get(name);
      return budget.cell() && isPlain(cell) ? budget.take(String(cell)) : '';
    }),
  );
  return [names, ...rows];
};

/** Any value of JSON: lists of things as tables, everything else as lines `name: value`. */
export const readJson = (value: unknown, budget: Budget): ReadContent => {
  const tables: TablePart[] = [];
  const lines: string[] = [];
  // No recursion: what strangers write is as deep as they like.
  const open: { name: string; value: unknown; inTable: boolean }[] = [{ name: '', value, inTable: false }];
  for (let next = open.pop(); next && !budget.isCut; next = open.pop()) {
    const { name, value: found, inTable } = next;
    if (Array.isArray(found)) {
      const rows = tableOf(found, budget);
      if (rows)
        tables.push({ rows, place: placeOf('text', { table: tables.length + 1, heading: name || null }) });
      for (let at = found.length - 1; at >= 0; at -= 1)
        open.push({ name, value: found[at], inTable: rows !== null && isFields(found[at]) });
    } else if (isFields(found)) {
      for (const [key, inner] of Object.entries(found).reverse())
        if (!inTable || !isPlain(inner)) open.push({ name: key, value: inner, inTable: false });
    } else if (isPlain(found) && budget.cell()) lines.push(budget.take(`${name}: ${String(found)}`));
  }
  const texts = lines.length > 0 ? [{ text: lines.join('\n'), place: placeOf('text') }] : [];
  return { texts, tables, isCut: budget.isCut, picturePages: 0 };
};
