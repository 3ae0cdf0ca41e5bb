import { createBudget } from '../../documents/budget';
import { readDelimited } from '../../documents/formats/readDelimited';
import { readJson } from '../../documents/formats/readJson';
import { placeOf, type Content, type TablePart, type TextPart } from '../../personal-data/Content';
import { normalPhone } from '../../personal-data/text/phones';
import type { PageMarkup } from './pageMarkup';

const LONGEST_SCRIPT = 500_000;

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

/** A frame as detectors read it. Pure. */
export const pageContent = (
  markup: PageMarkup,
  ownDomain: string,
  ownPhones: ReadonlySet<string>,
): Content => {
  const texts: TextPart[] = [];
  const tables: TablePart[] = markup.tables.map(({ heading, rows }, at) => ({
    rows,
    place: placeOf('text', { heading, table: at + 1 }),
  }));
  for (const { part, heading, text } of markup.texts) {
    const data = part === 'script' ? dataOf(text) : undefined;
    if (data === undefined) {
      const place = placeOf(part, { heading });
      const isTabbed = part !== 'script' && text.includes('\t');
      const cells = isTabbed ? readDelimited(text, false, createBudget()).tables : [];
      if (cells.length === 0) texts.push({ text, place });
      tables.push(...cells.map(({ rows }) => ({ rows, place })));
      continue;
    }
    const read = readJson(data, createBudget());
    const inScript = placeOf('script');
    texts.push(...read.texts.map((one) => ({ ...one, place: inScript })));
    tables.push(
      ...read.tables.map(({ rows, place }) => ({ rows, place: { ...inScript, heading: place.heading } })),
    );
  }
  return {
    texts,
    tables,
    ownDomain,
    ownPhones: new Set([...ownPhones, ...markup.phones.map(normalPhone)]),
  };
};
