import { LIST_SIZE, type Content, type Place, type TablePart, type TextPart } from '../Content';
import { CHILD_CELL, NAME_TITLE, PREFIX_CELL } from '../words';
import { namesIn, WORDS_CELL } from './names';
import { captionOf, columnsOf, titleRows, type Column } from './table';

/** People under each other, with what else is said of each. */
export interface PeopleList {
  place: Place;
  /** What stands over the list. */
  caption: string;
  names: readonly string[];
  /** Rows of people, as text. */
  rows: readonly string[];
  /** The columns besides the names; empty for lines of text. */
  columns: readonly Column[];
  children: number;
  /** The names have titles; else only the title of their column says that they are names. */
  isTitled: boolean;
}

const bodyOf = ({ rows }: TablePart) => rows.slice(titleRows(rows));

const fromTable = (table: TablePart): PeopleList[] => {
  const columns = columnsOf(table);
  const body = bodyOf(table);
  const found = columns.map((column) => ({
    column,
    names: column.cells.map((cell) => namesIn(cell)[0] ?? null),
    prefixes: column.cells.filter((cell) => PREFIX_CELL.test(cell)),
  }));
  const most = [...found].sort(
    (one, other) => other.names.filter(Boolean).length - one.names.filter(Boolean).length,
  )[0];
  const titled = most?.names.filter((one) => one !== null) ?? [];
  const prefixed = found.find(({ prefixes }) => prefixes.length >= LIST_SIZE);
  const byTitle = columns.find(
    ({ title, cells }) =>
      NAME_TITLE.test(title) && cells.filter((cell) => WORDS_CELL.test(cell)).length >= LIST_SIZE,
  );
  if (titled.length < LIST_SIZE && !prefixed && !byTitle) return [];
  const isTitled = titled.length >= LIST_SIZE;
  const nameColumn = isTitled ? most?.column : (byTitle ?? columns[(prefixed?.column.index ?? -1) + 1]);
  const names = isTitled
    ? titled.map(({ name }) => name)
    : (nameColumn?.cells ?? [])
        .filter((cell) => WORDS_CELL.test(cell))
        .map((cell) => cell.trim().replace(/\s+/g, ' '));
  const children = isTitled
    ? titled.filter(({ isChild }) => isChild).length
    : (prefixed?.prefixes.filter((cell) => CHILD_CELL.test(cell)).length ?? 0);
  return [
    {
      place: table.place,
      caption: captionOf(table),
      names: [...new Set(names)],
      rows: body.map((row) => row.join(' ')),
      columns: columns.filter(({ index }) => index !== nameColumn?.index && index !== prefixed?.column.index),
      children,
      isTitled: isTitled || prefixed !== undefined,
    },
  ];
};

const MAX_LINE = 400;

const fromText = ({ text, place }: TextPart): PeopleList[] => {
  const lines = text.split('\n').map((line) => line.slice(0, MAX_LINE));
  const people = lines.flatMap((line, at) => {
    const name = namesIn(line)[0];
    return name ? [{ at, name: name.name, isChild: name.isChild }] : [];
  });
  if (people.length < LIST_SIZE) return [];
  const first = people[0]?.at ?? 0;
  const children = people.filter(({ isChild }) => isChild).length;
  return [
    {
      place,
      caption: [place.heading, ...lines.slice(Math.max(0, first - 3), first)].filter(Boolean).join(' '),
      names: [...new Set(people.map(({ name }) => name))],
      // What is said of a person may stand on the lines below the name.
      rows: people.map(({ at }, index) =>
        lines.slice(at, Math.min(people[index + 1]?.at ?? at + 4, at + 4)).join(' '),
      ),
      columns: [],
      children,
      isTitled: true,
    },
  ];
};

const known = new WeakMap<Content, PeopleList[]>();

/** Every list of at least ten people in a page or document. */
export const peopleLists = (content: Content): PeopleList[] => {
  const lists = known.get(content) ?? [
    ...content.tables.flatMap(fromTable),
    ...content.texts.flatMap(fromText),
  ];
  known.set(content, lists);
  return lists;
};
