import type { RequestFileType } from '@yinyom/contracts/requests/requestFile';

const MARKS: readonly (readonly [RequestFileType, Buffer])[] = [
  ['pdf', Buffer.from('%PDF-')],
  ['jpg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];

/** What a file is by its first bytes, whatever it is called; null: none of the kinds that a request takes. */
export const fileType = (file: Buffer): RequestFileType | null =>
  MARKS.find(([, mark]) => file.subarray(0, mark.length).equals(mark))?.[0] ?? null;
