/** Deeper than any data of a page; the parser is recursive. */
const MOST_DEPTH = 60;
/** For each letter of a script, so many steps at most, however its brackets are placed. */
const STEPS = 3;
/** Steps that each beginning of a list costs. */
const ATTEMPT = 8;

class NoData extends Error {}
/** One for all: most brackets of programs begin no data, and the stack of each would cost more than its reading. */
const NO_DATA = new NoData();

/** Reads values of JavaScript that are data: JSON, and names without quotes, other quotes and a last comma. */
const createReader = (source: string) => {
  let stepsLeft = source.length * STEPS;
  let at = 0;
  const step = (count = 1) => {
    stepsLeft -= count;
    if (stepsLeft < 0) throw NO_DATA;
  };
  const sticky = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0] ?? null;
    if (found !== null) {
      step(found.length);
      at += found.length;
    }
    return found;
  };
  const skip = () => void sticky(/\s*/y);
  const text = (quote: string): string => {
    const from = at + 1;
    for (at = from; at < source.length && source[at] !== quote; at += 1) {
      step();
      if (source[at] === '\\') at += 1;
    }
    at += 1;
    const raw = source.slice(from, at - 1);
    return raw.includes('\\')
      ? raw
          .replace(/\\u([\da-f]{4})/gi, (_all, code: string) =>
            String.fromCharCode(Number.parseInt(code, 16)),
          )
          .replace(/\\[nrt]/g, ' ')
          .replace(/\\(.)/g, '$1')
      : raw;
  };
  const members = (end: string, read: () => void) => {
    at += 1;
    for (skip(); source[at] !== end; skip()) {
      step();
      if (at >= source.length) throw NO_DATA;
      read();
      skip();
      if (source[at] === ',') at += 1;
      else if (source[at] !== end) throw NO_DATA;
    }
    at += 1;
  };
  const value = (depth: number): unknown => {
    skip();
    step();
    const first = source[at] ?? '';
    if (depth > MOST_DEPTH) throw NO_DATA;
    if (first === '"' || first === "'") return text(first);
    if (first === '[') {
      const list: unknown[] = [];
      members(']', () => list.push(value(depth + 1)));
      return list;
    }
    if (first === '{') {
      const fields: [string, unknown][] = [];
      members('}', () => {
        const quote = source[at] ?? '';
        const name =
          quote === '"' || quote === "'" ? text(quote) : sticky(/[\p{L}_$][\p{L}\p{N}_$]{0,100}/uy);
        skip();
        if (name === null || source[at] !== ':') throw NO_DATA;
        at += 1;
        fields.push([name, value(depth + 1)]);
      });
      return Object.fromEntries(fields);
    }
    const plain = sticky(/-?\d{1,30}(?:\.\d{1,30})?(?:e[+-]?\d{1,3})?|true|false|null|undefined/iy);
    if (plain === null) throw NO_DATA;
    if (/^[-\d]/.test(plain)) return plain;
    return /^[nu]/i.test(plain) ? null : plain === 'true';
  };
  return {
    /** @returns the list that begins there and where it ends; null where it is no data */
    listAt: (from: number): { list: unknown; end: number } | null => {
      at = from;
      try {
        step(ATTEMPT);
        return { list: value(0), end: at };
      } catch (error) {
        if (error instanceof NoData) return null;
        throw error;
      }
    },
    isSpent: () => stepsLeft < 0,
  };
};

const TITLE = /^(?:title|label|header|headerName|text|caption|name|field|data)$/;

/** What a list says of the columns of another one: their titles, or objects that have them; null where it says nothing. */
const titlesIn = (list: unknown): string[] | null => {
  if (!Array.isArray(list)) return null;
  const titles = list.map((one: unknown) => {
    if (typeof one === 'string') return one;
    const found = Object.entries((one ?? {}) as Record<string, unknown>).find(
      ([name, title]) => TITLE.test(name) && typeof title === 'string',
    );
    return found ? String(found[1]) : null;
  });
  return titles.every((title) => title !== null) ? titles : null;
};

/** Rows without titles get those that a list before them has. */
const withTitles = (list: unknown, before: unknown): unknown => {
  const titles = titlesIn(before);
  const isOfThese = (row: unknown) => Array.isArray(row) && row.length === titles?.length;
  return titles !== null && Array.isArray(list) && list.every(isOfThese)
    ? [titles, ...(list as unknown[])]
    : list;
};

/** Letters of a script of which the data is read. */
export const LONGEST_SCRIPT = 500_000;

/**
 * Lists of records in a program, as it gives them names or hands them to a table. Pure, and in linear time.
 * `isCut`: it may have more of them.
 */
export const scriptLists = (script: string): { lists: unknown[]; isCut: boolean } => {
  if (script.length > LONGEST_SCRIPT) return { lists: [], isCut: true };
  const lists: unknown[] = [];
  const reader = createReader(script);
  let from = 0;
  for (const { index } of script.matchAll(/\[\s{0,40}[[{'"]/g)) {
    if (index < from) continue;
    const found = reader.listAt(index);
    if (found) lists.push(withTitles(found.list, lists.at(-1)));
    from = found?.end ?? index;
    if (reader.isSpent()) break;
  }
  return { lists, isCut: reader.isSpent() };
};
