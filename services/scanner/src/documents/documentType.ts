/** What a document is, by its first bytes; a name or a type that the website gives decides only between kinds of text. */
export type DocumentType = 'pdf' | 'packed' | 'json' | 'table' | 'text' | 'page' | 'other';

const HEAD = 1_024;
const OLD_OFFICE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const isBinary = (head: Buffer): boolean =>
  head.includes(0) && !(head[0] === 0xff && head[1] === 0xfe) && !(head[0] === 0xfe && head[1] === 0xff);

/** @param hint address and content type, as the website gives them */
export const documentType = (bytes: Buffer, hint: string): DocumentType => {
  const head = bytes.subarray(0, HEAD);
  if (head.includes('%PDF-')) return 'pdf';
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return 'packed';
  if (head.subarray(0, 8).equals(OLD_OFFICE) || isBinary(head)) return 'other';
  const start = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^<(?:!doctype html|html|head|body)/i.test(start)) return 'page';
  if (/^[[{]/.test(start) && (/json/i.test(hint) || /[}\]]\s*$/.test(bytes.subarray(-64).toString('utf8'))))
    return 'json';
  return /csv|tab-separated|\.tsv/i.test(hint) ? 'table' : 'text';
};
