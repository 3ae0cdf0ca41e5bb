import { decodeFile } from './fileEncoding';

const TABLE = 'ชื่อคุกกี้,หมวด,วัตถุประสงค์\r\n_uid,สถิติ,นับผู้เข้าชม “รายวัน” – เว็บ\r\n';
/** By the code page: Thai letters in the order of Unicode from A1 on, and the marks of Windows in the gap before. */
const MARKS: Readonly<Record<string, number>> = { '“': 0x93, '”': 0x94, '–': 0x96 };
const inThai = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return MARKS[letter] ?? (code >= 0xe01 ? code - 0xe00 + 0xa0 : code);
  });
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();
const MARKED = `\uFEFF${TABLE}`;

it.each([
  ['utf-8', Buffer.from(TABLE), TABLE],
  ['utf-8', Buffer.from(MARKED), TABLE],
  ['utf-8', Buffer.from('name,purpose\n_uid,Counts'), 'name,purpose\n_uid,Counts'],
  ['utf-8', Buffer.from(''), ''],
  ['utf-16le', Buffer.from(MARKED, 'utf16le'), TABLE],
  ['utf-16be', bigEndian(MARKED), TABLE],
  ['utf-16le', Buffer.from(TABLE, 'utf16le'), TABLE],
  ['utf-16be', bigEndian(TABLE), TABLE],
  ['windows-874', inThai(TABLE), TABLE],
] as const)('C-20: a file in %s is read as what it is (%#)', (encoding, bytes, text) => {
  expect(decodeFile(bytes)).toEqual({ text, encoding });
});

it('C-20: a page that is cut within a letter is still UTF-8', () => {
  expect(decodeFile(Buffer.from('ยินยอม').subarray(0, -1)).encoding).toBe('utf-8');
});
