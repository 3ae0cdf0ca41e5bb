import { withReadableText } from './readableText';

/** `withReadableText` for a thread, which gets bytes and no Buffer. */
export const readableTextTask = (pdf: Uint8Array): Uint8Array =>
  withReadableText(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
