import { deflateSync } from 'node:zlib';
import { PRIVACY_FILE_MAX_BYTES } from '@yinyom/contracts/websites/privacyFile';
import { expectLinear, repeated } from '@yinyom/testing/growth';
import { multipartFile } from '../http/multipartFile';
import { checkPdf } from './checkPdf';

const pdf = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    Buffer.from('\n%%EOF'),
  ]);
/** Checks a file as far as it goes. @returns whether it was taken */
const isTaken = (bytes: Buffer): boolean => {
  try {
    checkPdf(bytes);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ status: 422 });
    return false;
  }
};

const DICTIONARY = '<</Type /ObjStm /Filter /FlateDecode>>';

describe('S3-02: the check of a PDF takes time in proportion to its length', () => {
  it.each([
    'stream\n',
    'endobj\n',
    'stream\nendobj\n',
    `${DICTIONARY}stream\n`,
    '/ObjStm stream\n',
    '/ObjStm ',
    '/Obj#53tm stream\nendobj\n',
    '#4a',
    '#',
    '/JS ',
    '/AA%',
    '/Subtype ',
    '/',
    'end',
    '<<',
    ' ',
  ])('of %j', (unit) => {
    expectLinear((size) => void isTaken(pdf(repeated(unit, size - 20))), PRIVACY_FILE_MAX_BYTES);
  });

  it('of packed objects that all lead into the same bytes', () => {
    // Empty blocks take room and say nothing; each stream is its own beginning of them.
    const stored = Buffer.from([0x00, 0x00, 0x00, 0xff, 0xff]);
    const start = (): Buffer => {
      const words = Buffer.from(`endobj${DICTIONARY}stream\n\x78\x9c`, 'latin1');
      const head = Buffer.from([0x00, words.length, 0x00, 0xff - words.length, 0xff]);
      return Buffer.concat([head, words]);
    };
    const work = (size: number) => {
      const starts = Array.from({ length: Math.min(900, Math.floor(size / 200)) }, start);
      const length = Math.floor((size - 100 * starts.length) / stored.length);
      const tail = Buffer.alloc(length * stored.length, stored);
      isTaken(pdf(`${DICTIONARY}stream\n\x78\x9c`, ...starts, tail));
    };
    expectLinear(work, PRIVACY_FILE_MAX_BYTES);
  });

  it('of many small packed objects that are what they say', () => {
    const one = Buffer.concat([
      Buffer.from(`1 0 obj${DICTIONARY}stream\n`),
      deflateSync('1 0 <</Type /Page>>'),
      Buffer.from('\nendstream\nendobj\n'),
    ]);
    const work = (size: number) => isTaken(pdf(Buffer.alloc(size - 20, one)));
    expectLinear((size) => void work(size), PRIVACY_FILE_MAX_BYTES);
    expect(work(900 * one.length + 20)).toBe(true);
  });
});

describe('S3-02: nothing hides behind the bounds', () => {
  const script = deflateSync('1 0 <</S /JavaScript /JS (app.alert(1))>>');
  it.each([
    ['a word that looks like a stream', `<</Type /ObjStm (stream\n) /Filter /FlateDecode>>\nstream\n`],
    [
      'a long dictionary',
      `<</Type /ObjStm (stream\n) /Note (${' '.repeat(9_000)}) /Filter /FlateDecode>>\nstream\n`,
    ],
    ['blanks before the stream', `${DICTIONARY}${' '.repeat(9_000)}stream\n`],
    ['thousands of names', `${'/ObjStm '.repeat(1_001)}endobj${DICTIONARY}stream\n`],
  ])('%s', (_what, before) => {
    expect(isTaken(pdf(before, script, '\nendstream\nendobj'))).toBe(false);
  });
});

it.each([
  'content-disposition:',
  'Content-Disposition: filename',
  '\r\n',
  '\r\n\r\n',
  '\r\n--x',
  '--x\r\n',
  '--x',
])('S3-02: a form of %j is read in proportion to its length', (unit) => {
  const work = (size: number) =>
    multipartFile(Buffer.from(`--x\r\n${repeated(unit, size)}`), 'multipart/form-data; boundary=x');
  expectLinear((size) => void work(size), PRIVACY_FILE_MAX_BYTES);
});
