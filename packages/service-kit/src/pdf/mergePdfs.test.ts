import { createLogger } from '../logger';
import { html } from '../markup/html';
import { mergePdfs } from './mergePdfs';
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

it('documents become one, page by page in their order, with Thai text that can be selected', async () => {
  const [first, second] = [await made('แฟ้มตรวจ', 2), await made('คำขอของเจ้าของข้อมูล')];
  const { pdf, pages } = mergePdfs(
    [
      { pdf: first, title: 'แฟ้มตรวจ' },
      { pdf: second, title: 'คำขอ (1)' },
    ],
    'แฟ้มตรวจ',
    'th-TH',
  );
  expect(pages).toEqual([2, 1]);
  expect(textOfPdf(pdf)).toBe(textOfPdf(first) + textOfPdf(second));
  expect(textOfPdf(pdf)).toContain('คำขอของเจ้าของข้อมูล (5 0 R) หน้า 1');
  const again = mergePdfs([{ pdf, title: 'x' }], 'x', 'th-TH');
  expect(textOfPdf(again.pdf)).toBe(textOfPdf(pdf));
});

it('a PDF of another program is refused instead of damaged', () => {
  expect(() => mergePdfs([{ pdf: Buffer.from('%PDF-1.7\n%%EOF'), title: 'x' }], 'x', 'th-TH')).toThrow(
    'built in another way',
  );
});

it('a document of more objects than a call takes arguments is joined like any other', () => {
  const objects = new Map([
    [1, '<</Type /Catalog /Pages 2 0 R>>'],
    [2, '<</Type /Pages /Count 1 /Kids [3 0 R]>>'],
    [3, '<</Type /Page /Parent 2 0 R>>'],
  ]);
  for (let number = 4; number <= 200_000; number += 1) objects.set(number, 'null');
  const pdf = writeObjects({ header: '%PDF-1.4\n', objects, trailer: '/Root 1 0 R' });
  const part = { pdf, title: 'x' };
  expect(mergePdfs([part, part], 'x', 'th-TH').pages).toEqual([1, 1]);
});
