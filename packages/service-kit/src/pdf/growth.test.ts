import { deflateSync } from 'node:zlib';
import { expectLinear, repeated } from '@yinyom/testing/growth';
import { streamObject, writeObjects } from './pdfObjects';
import { withReadableText } from './readableText';

/** More than a report of the largest organization has. */
const MOST = 4 << 20;
const CLUSTER = '/Span<</ActualText <FEFF0E010E34>>> BDC ';
const PAGE = '<</Type /Page\n/Contents 2 0 R\n/Resources <</Font <</F1 3 0 R>>>>>>';
const FONT = '<</Type /Font\n/Encoding /Identity-H\n/DescendantFonts [4 0 R]>>';

/** A PDF as Chromium builds it. */
const pdf = (instructions: string, page = PAGE, others: string[] = []): Buffer => {
  const bodies = [page, streamObject(instructions), FONT, ...others];
  const objects = new Map(bodies.map((body, index) => [index + 1, body]));
  return writeObjects({ header: '%PDF-1.4\n', objects, trailer: '/Root 1 0 R' });
};

describe('S3-02: text is made readable in time proportional to the document', () => {
  it.each([
    CLUSTER,
    '/Span<<',
    '/Span<</ActualText <FEFF0E01>> ',
    `${CLUSTER}<0001> Tj EMC `,
    `${CLUSTER}/F1 12 Tf 1 0 0 -1 0 0 Tm <0001> Tj 1 0 Td <0002> Tj EMC `,
    `${CLUSTER}EMC`,
    '/F1 12 Tf ',
    'BDC ',
    ' ',
    '1 ',
    '0',
  ])('with instructions of %j', (unit) => {
    expectLinear((size) => void withReadableText(pdf(`/F1 12 Tf ${repeated(unit, size)}`)), MOST);
    // All of them in one cluster.
    expectLinear(
      (size) => void withReadableText(pdf(`/F1 12 Tf ${CLUSTER}${repeated(unit, size)} EMC`)),
      MOST,
    );
  });

  it.each(['/Type /Page ', '/Font <<', '/Contents ', '/Contents 2 0 R ', '>>', '<<', ' '])(
    'with a page of %j',
    (unit) => {
      expectLinear((size) => void withReadableText(pdf(CLUSTER, `<<${repeated(unit, size)}`)), MOST);
      expectLinear(
        (size) => void withReadableText(pdf(CLUSTER, `<</Type /Page ${repeated(unit, size)}`)),
        MOST,
      );
    },
  );

  it.each(['<<>>', 'x', '<<>> stream', '/W [1 [1', '[', 'trailer <<'])('with many objects of %j', (body) => {
    expectLinear((size) => {
      const others = Array.from({ length: Math.ceil(size / 60) }, () => body);
      withReadableText(pdf(CLUSTER, PAGE, [...others, streamObject('end')]));
    }, MOST);
  });

  it.each(['/W [', '[', '/W [1 2 3 ', '1 [1] '])('with widths of %j', (unit) => {
    const about = '<</FontDescriptor 5 0 R\n/W [';
    const descriptor = '<</FontBBox [0 0 1 1]\n/Ascent 1\n/Descent -1>>';
    const drawn = `/F1 12 Tf ${CLUSTER}<0001> Tj EMC`;
    expectLinear(
      (size) => void withReadableText(pdf(drawn, PAGE, [`${about}${repeated(unit, size)}`, descriptor])),
      MOST,
    );
  });

  it('with an end of the file that says the same again and again', () => {
    for (const unit of ['trailer <<', 'startxref 1 ', '>> ', '%%EOF '])
      expectLinear((size) => {
        const head = `%PDF-1.4\nxref\n0 1\n0000000000 65535 f \n${repeated(unit, size)}`;
        withReadableText(Buffer.from(`${head}\nstartxref\n9\n%%EOF\n`, 'latin1'));
      }, MOST);
  });
});

it('a stream is read by its length, whatever its bytes say', () => {
  const data = 'endobj 9 0 obj stream endstream';
  const packed = `<</Filter /FlateDecode\n/Length ${deflateSync(data).length}>>`;
  expect(packed).toContain('/Length');
  const plain = `<</Length ${data.length}>> stream\n${data}\nendstream`;
  const file = pdf(CLUSTER, PAGE, [plain]);
  expect(withReadableText(file).toString('latin1')).toContain(`stream\n${data}\nendstream`);
});
