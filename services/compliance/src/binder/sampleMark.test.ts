import { emptyDocument } from './binderDocument';
import { BYTE_ORDER_MARK, csvLine } from '@yinyom/service-kit/csv';
import { markedOriginal, SAMPLE_MARK } from './sampleMark';

const marked = async (name: string, content: string[]) => {
  const file = markedOriginal({ name, content });
  let text = '';
  for await (const piece of file.content) text += String(piece);
  return { name: file.name, text };
};

it('a table of made-up data says so in each row, also after a cell of two lines that comes in two pieces', async () => {
  const row = csvLine(['1', 'two\r\n"lines"']);
  const at = row.indexOf('\r\n') + 1;
  const { text } = await marked('rows.csv', [
    BYTE_ORDER_MARK + csvLine(['number', 'text']),
    row.slice(0, at),
    row.slice(at),
  ]);
  expect(text).toBe(`${BYTE_ORDER_MARK}number,text,sample_data\r\n${row.trimEnd()},${SAMPLE_MARK}\r\n`);
});

it('JSON of made-up data says so in a field, any other file in its name', async () => {
  expect(JSON.parse((await marked('one.json', ['{"a":1}'])).text)).toEqual({
    sample_data: SAMPLE_MARK,
    a: 1,
  });
  expect(JSON.parse((await marked('many.json', ['[1,', '2]'])).text)).toEqual({
    sample_data: SAMPLE_MARK,
    rows: [1, 2],
  });
  expect(await marked('notice.pdf', ['%PDF'])).toEqual({ name: 'sample-data-notice.pdf', text: '%PDF' });
});

it('a paper that nothing fills says so', () => {
  expect(emptyDocument('training', 'en')).toMatch(/Training and reviews[\s\S]*Not stated/);
});
