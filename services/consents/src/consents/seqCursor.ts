import { invalidField } from '@yinyom/service-kit/AppError';

const FORMAT = /^s([1-9]\d{0,14})$/;

/** The place after a page: the position of its last entry, opaque to clients. */
export const toCursor = (seq: number): string => Buffer.from(`s${seq}`).toString('base64url');

/** The position that a cursor stands for. @throws AppError 422 cursor_invalid */
export const fromCursor = (cursor: string): number => {
  const match = FORMAT.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (!match) throw invalidField('cursor', 'cursor_invalid');
  return Number(match[1]);
};
