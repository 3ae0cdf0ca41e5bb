import { PRIVACY_FILE_MAX_BYTES } from '@yinyom/contracts/websites/privacyFile';
import { invalidField } from '@yinyom/service-kit/AppError';

const HEAD = /^%PDF-[12]\.\d/;
/** Scripts, programs and embedded files have no place in a notice. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia)[\s/<([]/;

/**
 * Accepts a PDF that is only text and pictures. What hides in compressed parts is not looked for: the file is
 * served as an attachment that may run nothing.
 * @throws AppError 422 file_type_pdf, file_size_pdf or file_active_content
 */
export const checkPdf = (bytes: Buffer | null): Buffer => {
  if (!bytes) throw invalidField('file', 'file_type_pdf');
  if (bytes.length > PRIVACY_FILE_MAX_BYTES) throw invalidField('file', 'file_size_pdf');
  const ends = bytes.subarray(-1024).includes('%%EOF');
  if (!HEAD.test(bytes.toString('latin1', 0, 16)) || !ends) throw invalidField('file', 'file_type_pdf');
  if (ACTIVE.test(bytes.toString('latin1'))) throw invalidField('file', 'file_active_content');
  return bytes;
};
