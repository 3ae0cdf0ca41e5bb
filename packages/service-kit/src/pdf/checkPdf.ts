import { invalidField } from '../AppError';
import { unpackedObjects } from './unpackedObjects';
import { withPlainNames } from './withPlainNames';

const HEAD = /^%PDF-[12]\.\d/;
/**
 * Scripts, programs, embedded files, forms that send, actions that open other files, and media have no place in a file that people upload.
 * Links to pages, and jumps within the document, have.
 */
const ACTIVE = [
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|ResetForm|GoToR|GoToE|XFA|Rendition|Movie|Sound)(?=[\s/<>()[\]{}%]|$)/,
  // Short names come about by chance in pictures: only what can follow them in a dictionary counts, a text or a reference.
  /\/JS[\s\0%]*(?:[(<]|\d+[\s\0%])/,
  /\/AA[\s\0%]*(?:<<|\d+[\s\0%])/,
  /\/Subtype\s*\/3D\b/,
];

/**
 * Accepts a PDF that is only text and pictures, also where its objects are packed. What cannot be looked into is refused.
 * @param file whose size the caller bounds; takes time in proportion to its length
 * @throws AppError 422 file_type_pdf or file_active_content
 */
export const checkPdf = (file: Uint8Array): void => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const ends = bytes.subarray(-1024).includes('%%EOF');
  if (!HEAD.test(bytes.toString('latin1', 0, 16)) || !ends) throw invalidField('file', 'file_type_pdf');
  const packed = unpackedObjects(bytes);
  const isActive = (text: string): boolean => {
    const plain = withPlainNames(text);
    return ACTIVE.some((pattern) => pattern.test(plain));
  };
  if (packed === null || isActive(bytes.toString('latin1')) || packed.some(isActive))
    throw invalidField('file', 'file_active_content');
};
