import { BINDER_WORDS } from '@yinyom/texts/binder/binderWords';
import type { Bytes } from './binderFiles.store';
import type { PaperOriginal } from './PaperSource';

/** What every file of a binder of made-up data says, whatever its language. */
export const SAMPLE_MARK = `${BINDER_WORDS.th.sample} · ${BINDER_WORDS.en.sample}`;
const FIELD = 'sample_data';

/** A table with one more column. A line break between quotation marks ends no row. */
const markedTable = async function* (content: Bytes): AsyncGenerator<string> {
  let isQuoted = false;
  let cell = FIELD;
  for await (const piece of content) {
    let marked = '';
    for (const character of String(piece)) {
      if (character === '"') isQuoted = !isQuoted;
      if (character === '\r' && !isQuoted) {
        marked += `,${cell}`;
        cell = SAMPLE_MARK;
      }
      marked += character;
    }
    yield marked;
  }
};

const markedJson = async function* (content: Bytes): AsyncGenerator<string> {
  let text = '';
  for await (const piece of content) text += String(piece);
  const value: unknown = JSON.parse(text);
  const mark = (one: unknown): unknown =>
    one !== null && typeof one === 'object' ? { [FIELD]: SAMPLE_MARK, ...one } : one;
  const marked = Array.isArray(value) ? { [FIELD]: SAMPLE_MARK, rows: value } : mark(value);
  yield JSON.stringify(marked, null, 2);
};

/** An original that says that its data are made up: a table in each row, JSON in a field, any other file in its name. */
export const markedOriginal = ({ name, content }: PaperOriginal): PaperOriginal => {
  if (name.endsWith('.csv')) return { name, content: markedTable(content) };
  if (name.endsWith('.json')) return { name, content: markedJson(content) };
  return { name: `sample-data-${name}`, content };
};
