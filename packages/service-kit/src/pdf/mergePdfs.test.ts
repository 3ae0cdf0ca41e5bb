import { createLogger } from '../logger';
import { html } from '../markup/html';
import { countPages, mergePdfs } from './mergePdfs';
import { writeObjects } from './pdfObjects';
import { createPdfMaker } from './pdfMaker';
import { pdfPage } from './pdfPage';
import { textOfPdf } from './testing/textOfPdf';

const pdfs = createPdfMaker(createLogger('silent'));
afterAll(() => pdfs.close());

const made = (text: string, pages = 1) =>
  pdfs.make(
    'o',
    pdfPage({
      lang: 'th',
      title: text,
      style: 'p{break-after:page}',
      content: html`${Array.from({ length: pages }, (_, at) => html`<p>${text} (5 0 R) หน้า ${String(at + 1)}</p>`)}`,
    }),
  );

const merged = async (...parts: { pdf: Buffer; title: string }[]): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  const given = parts.map(({ pdf, title }) => ({ pdf: () => pdf, title }));
  for await (const piece of mergePdfs(given, 'แฟ้มตรวจ', 'th-TH')) pieces.push(piece);
  return Buffer.concat(pieces);
};

it('documents become one, page by page in their order, with Thai text that can be selected', async () => {
  const [first, second] = [await made('แฟ้มตรวจ', 2), await made('คำขอของเจ้าของข้อมูล')];
  const pdf = await merged({ pdf: first, title: 'แฟ้มตรวจ' }, { pdf: second, title: 'คำขอ (1)' });
  expect([first, second, pdf].map(countPages)).toEqual([2, 1, 3]);
  expect(textOfPdf(pdf)).toBe(textOfPdf(first) + textOfPdf(second));
  expect(textOfPdf(pdf)).toContain('คำขอของเจ้าของข้อมูล (5 0 R) หน้า 1');
  expect(textOfPdf(await merged({ pdf, title: 'x' }))).toBe(textOfPdf(pdf));
});

it('one document at a time is asked for, and is written before the next one is', async () => {
  const [first, second] = [await made('หนึ่ง'), await made('สอง')];
  const asked: string[] = [];
  const parts = [first, second].map((pdf, at) => ({
    pdf: async () => {
      asked.push(`part ${at + 1}`);
      return pdf;
    },
    title: 'x',
  }));
  for await (const piece of mergePdfs(parts, 'x', 'th-TH')) if (piece.length > 0) asked.push('written');
  expect(asked.filter((what, at) => what !== asked[at - 1])).toEqual([
    ...['part 1', 'written', 'part 2', 'written'],
  ]);
});

it('a PDF of another program is refused instead of damaged', async () => {
  const foreign = { pdf: Buffer.from('%PDF-1.7\n%%EOF'), title: 'x' };
  await expect(merged(foreign)).rejects.toThrow('built in another way');
});

it('a document of more objects than a call takes arguments is joined like any other', async () => {
  const objects = new Map([
    [1, '<</Type /Catalog /Pages 2 0 R>>'],
    [2, '<</Type /Pages /Count 1 /Kids [3 0 R]>>'],
    [3, '<</Type /Page /Parent 2 0 R>>'],
  ]);
  for (let number = 4; number <= 200_000; number += 1) objects.set(number, 'null');
  const pdf = writeObjects({ header: '%PDF-1.4\n', objects, trailer: '/Root 1 0 R' });
  const part = { pdf, title: 'x' };
  expect(countPages(await merged(part, part))).toBe(2);
});
