import { placeOf, type TablePart, type TextPart } from '../../personal-data/Content';
import { createBudget, type Budget } from '../budget';
import type { ReadContent } from '../ReadContent';
import { readXml, type PackedFile } from './archive';

type Files = ReadonlyMap<string, PackedFile>;

/** Texts that cells share, by number. */
const readShared = async (files: Files, budget: Budget): Promise<string[]> => {
  const file = files.get('xl/sharedStrings.xml');
  const shared: string[] = [];
  if (!file) return shared;
  // They are counted where a cell has them, as often as that; here, only that they fit.
  const held = createBudget();
  let text: string | null = null;
  let isText = false;
  let isSpoken = false;
  await readXml(
    file,
    {
      open: (name) => {
        if (name === 'si') text = '';
        if (name === 'rPh') isSpoken = true;
        isText = name === 't';
      },
      text: (piece) => {
        if (isText && !isSpoken && text !== null) text += piece;
      },
      close: (name) => {
        isText = false;
        if (name === 'rPh') isSpoken = false;
        if (name !== 'si') return;
        shared.push(held.take(text ?? ''));
        if (held.isCut) budget.cut();
        text = null;
      },
    },
    budget,
  );
  return shared;
};

/** Names of the sheets, hidden ones too, by their file. */
const readSheetNames = async (files: Files, budget: Budget): Promise<Map<string, string>> => {
  const targets = new Map<string, string>();
  const relations = files.get('xl/_rels/workbook.xml.rels');
  if (relations)
    await readXml(
      relations,
      {
        open: (name, { Id, Target }) => {
          if (name === 'Relationship' && Id && Target)
            targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
        },
      },
      budget,
    );
  const names = new Map<string, string>();
  const workbook = files.get('xl/workbook.xml');
  if (workbook)
    await readXml(
      workbook,
      {
        open: (name, attributes) => {
          const target = targets.get(attributes['r:id'] ?? '');
          if (name === 'sheet' && target) names.set(target, attributes['name'] ?? '');
        },
      },
      budget,
    );
  return names;
};

const MOST_COLUMNS = 200;

const columnOf = (reference: string | undefined): number | null => {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

/** Numbers as people see them: ids are kept as 1.1037E+12, too. */
const shownNumber = (raw: string): string => {
  if (!/[eE]/.test(raw)) return raw;
  const value = Number(raw);
  return Number.isSafeInteger(value) ? String(value) : raw;
};

const readSheet = async (
  file: PackedFile,
  shared: readonly string[],
  budget: Budget,
): Promise<string[][]> => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell: { column: number; type: string; text: string } | null = null;
  let isText = false;
  await readXml(
    file,
    {
      open: (name, { r, t }) => {
        if (name === 'row') row = [];
        if (name === 'c') cell = { column: columnOf(r) ?? row.length, type: t ?? 'n', text: '' };
        isText = name === 'v' || name === 't';
      },
      text: (piece) => {
        if (cell && isText) cell.text += piece;
      },
      close: (name) => {
        isText = false;
        if (name === 'row' && row.length > 0) rows.push(row);
        if (name !== 'c' || !cell) return;
        const { column, type, text } = cell;
        cell = null;
        if (text === '') return;
        if (column >= MOST_COLUMNS) return budget.cut();
        while (row.length < column && budget.cell()) row.push('');
        if (!budget.cell()) return;
        const shown = type === 's' ? (shared[Number(text)] ?? '') : type === 'n' ? shownNumber(text) : text;
        row[column] = budget.take(shown);
      },
    },
    budget,
  );
  return rows;
};

/** Every sheet of a workbook as a table, with the notes on its cells. */
export const readXlsx = async (files: Files, budget: Budget): Promise<ReadContent> => {
  const names = await readSheetNames(files, budget);
  const shared = await readShared(files, budget);
  const tables: TablePart[] = [];
  const texts: TextPart[] = [];
  for (const [path, file] of files) {
    if (/^xl\/worksheets\/[^/]+\.xml$/.test(path)) {
      const sheet = names.get(path) ?? null;
      tables.push({
        rows: await readSheet(file, shared, budget),
        place: placeOf('text', { sheet, table: tables.length + 1 }),
      });
    }
    if (/^xl\/(?:comments\d*|comments\/[^/]+|threadedComments\/[^/]+)\.xml$/.test(path)) {
      let text = '';
      await readXml(
        file,
        {
          text: (piece) => void (text += piece),
          close: (name) => void (text += name === 't' ? ' ' : ''),
        },
        budget,
      );
      texts.push({ text: budget.take(text), place: placeOf('comment') });
    }
  }
  return { texts, tables, isCut: budget.isCut, picturePages: 0 };
};
