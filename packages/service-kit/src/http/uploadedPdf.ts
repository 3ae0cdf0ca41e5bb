import type { Request } from '../request/requestContext';
import { multipartFile } from './multipartFile';

/** The file of a call with `bodyKind: 'file'`, sent as the body itself or in a form; null: there is none. */
export const uploadedPdf = (req: Request): Buffer | null => {
  const body: unknown = req.body;
  if (!Buffer.isBuffer(body)) return null;
  return req.is('application/pdf') ? body : multipartFile(body, req.get('content-type') ?? '');
};
