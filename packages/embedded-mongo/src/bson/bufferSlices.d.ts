/** Methods of Buffer that Node has had for ever but does not declare; faster than toString() on hot paths. */
interface Buffer {
  latin1Slice(start?: number, end?: number): string;
  utf8Slice(start?: number, end?: number): string;
}
