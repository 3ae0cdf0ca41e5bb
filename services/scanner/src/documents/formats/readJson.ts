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

/** Data that is written as text within data, as pages hand it to their components; undefined for any other value. */
const packedIn = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^\s{0,9}[[{]/.test(value)) return undefined;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
};

/** Data in a text that is not JSON as a whole: without its escapes, and each thing of a list on a line of its own. Pure. */
export const dataLines = (text: string): string =>
  text
    .replace(/\\{1,3}u([0-9a-f]{4})/gi, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/\\{1,3}(["/])/g, '$1')
    .replace(/\\{1,3}[nrt](?![a-z])/g, '\n')
    .replace(/([\]}])\s{0,9},\s{0,9}(?=[[{])/g, '$1,\n');

const MOST_NAME = 200;

/** Objects of plain values within a record, as `attributes` or `properties`, belong to the record. */
const isFlat = (value: unknown): value is Fields => isFields(value) && Object.values(value).every(isPlain);

type Field = readonly [name: string, value: unknown];

/** Fields of records with those of their objects; where two have one name, the later one has that of its object before it. */
const flatFields = (records: readonly Fields[]): Field[][] => {
  const owners = new Map<string, string | null>();
  for (const record of records)
    for (const [name, value] of Object.entries(record)) if (isPlain(value)) owners.set(name, null);
  const nameIn = (owner: string, name: string): string => {
    if (!owners.has(name)) owners.set(name, owner);
    return owners.get(name) === owner ? name : `${owner.slice(0, MOST_NAME)} ${name}`;
  };
  return records.map((record) =>
    Object.entries(record).flatMap(([owner, value]): Field[] =>
      isFlat(value)
        ? Object.entries(value).map(([name, inner]) => [nameIn(owner, name), inner])
        : [[owner, value]],
    ),
  );
};

/** Rows that are lists themselves, with as many cells each; the first may be the titles. */
const rowsOf = (list: readonly unknown[], budget: Budget): string[][] | null => {
  const width = Array.isArray(list[0]) ? list[0].length : 0;
  const isRow = (row: unknown): row is unknown[] =>
    Array.isArray(row) && row.length === width && row.every((cell) => cell === null || isPlain(cell));
  if (width < FEW || width > MOST_FIELDS || list.length <= FEW || !list.every(isRow)) return null;
  const rows: string[][] = [];
  for (const row of list) {
    if (budget.isCut) break;
    rows.push(row.map((cell) => (budget.cell() && cell !== null ? budget.take(String(cell)) : '')));
  }
  return rows;
};

/** Records of one kind under each other are a table; its titles are the names of their fields. `left`: what is not in it, of each. */
const tableOf = (
  list: readonly unknown[],
  budget: Budget,
): { rows: string[][]; left: Map<unknown, Field[]> } | null => {
  const records = list.filter(isFields);
  if (records.length <= FEW || records.length < list.length / 2) return null;
  const fieldsOf = flatFields(records);
  const plain = fieldsOf.slice(0, 50).flatMap((fields) => fields.filter(([, value]) => isPlain(value)));
  const names = [...new Set(plain.map(([name]) => name))].slice(0, MOST_FIELDS);
  const rows = [names];
  const left = new Map<unknown, Field[]>();
  for (const [at, fields] of fieldsOf.entries()) {
    // A record may have none of the fields, and costs a cell for each.
    if (budget.isCut) break;
    const row = new Map<string, string>();
    const others: Field[] = [];
    const columns = new Set(names);
    for (const [name, value] of fields) {
      const isCell = isPlain(value) && columns.delete(name);
      if (isCell) row.set(name, String(value));
      if (!isCell || packedIn(value) !== undefined) others.push([name, value]);
    }
    rows.push(names.map((name) => (budget.cell() ? budget.take(row.get(name) ?? '') : '')));
    left.set(records[at], others);
  }
  return { rows, left };
};

/** Any value of JSON: lists of things as tables, everything else as lines `name: value`. */
export const readJson = (value: unknown, budget: Budget): ReadContent => {
  const tables: TablePart[] = [];
  const lines: string[] = [];
  // No recursion: what strangers write is as deep as they like.
  const open: { name: string; value: unknown }[] = [{ name: '', value }];
  const openAll = (fields: readonly Field[]) => {
    for (const [name, inner] of [...fields].reverse()) open.push({ name, value: inner });
  };
  for (let next = open.pop(); next && !budget.isCut; next = open.pop()) {
    const { name, value: found } = next;
    if (Array.isArray(found)) {
      const lists = rowsOf(found, budget);
      const table = lists ? { rows: lists, left: new Map<unknown, Field[]>() } : tableOf(found, budget);
      if (table) {
        // The name is repeated with each of its lists.
        const heading = budget.take(name.slice(0, MOST_NAME)) || null;
        tables.push({ rows: table.rows, place: placeOf('text', { table: tables.length + 1, heading }) });
      }
      const inner: unknown[] = lists ? found.flat().filter((cell) => packedIn(cell) !== undefined) : found;
      openAll(inner.flatMap((one) => table?.left.get(one) ?? [[name, one] as const]));
    } else if (isFields(found)) {
      openAll(Object.entries(found));
    } else if (isPlain(found) && budget.cell()) {
      const packed = packedIn(found);
      if (packed !== undefined) open.push({ name, value: packed });
      else
        lines.push(budget.take(`${name}: ${typeof found === 'string' ? dataLines(found) : String(found)}`));
    }
  }
  const texts = lines.length > 0 ? [{ text: lines.join('\n'), place: placeOf('text') }] : [];
  return { texts, tables, isCut: budget.isCut, picturePages: 0 };
};
