import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import type { Request } from '../request/requestContext';
import { AppError } from '../AppError';
import { bodyTooLong } from './bodyTooLong';
import { DEFAULT_BODY_LIMIT } from './bodyParser';
import { fileParts } from './fileParts';

export interface UploadLimits {
  /** Files with content that are taken. */
  most: number;
  /** Of one file, at most. */
  bytes: number;
  /** What a body with more files is refused with. */
  tooMany: () => AppError;
}

/**
 * The files of a body, one after another: none is read before it is asked for.
 * @throws AppError 415 for a body that is compressed: its length says nothing of what is in it
 */
export const uploadedFiles = (
  req: Request,
  endpoint: Pick<AnyEndpoint, 'bodyLimit' | 'oversize'>,
  { most, bytes, tooMany }: UploadLimits,
): AsyncIterable<Buffer> => {
  if ((req.get('content-encoding') ?? 'identity').toLowerCase() !== 'identity')
    throw new AppError(415, 'unsupported_media_type');
  return fileParts(req, req.get('content-type') ?? '', {
    most,
    bytes,
    total: endpoint.bodyLimit ?? DEFAULT_BODY_LIMIT,
    tooLong: () => bodyTooLong(endpoint),
    tooMany,
  });
};
