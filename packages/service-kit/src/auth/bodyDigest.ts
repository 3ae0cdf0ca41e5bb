import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { AppError } from '../AppError';

/** Longer bodies (uploaded files) pass as a stream: to cover one it would have to lie in memory, twice. */
const MOST_BYTES = 512 * 1024;

/** How many bytes a pass has to cover; null for what is not covered, since it is long or nobody says how long it is. */
const coveredLength = (headers: IncomingHttpHeaders): number | null => {
  if (headers['transfer-encoding'] !== undefined) return null;
  const length = Number(headers['content-length'] ?? 0);
  return length <= MOST_BYTES ? length : null;
};

export const digestOf = (body: string | Buffer): string =>
  createHash('sha256').update(body).digest('base64url');

const NOTHING = digestOf('');

/** Reads a body and puts it back: whoever reads next reads it as if nobody had. */
const peek = (req: IncomingMessage, length: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const gone = () => reject(new AppError(400, 'malformed_json'));
    const take = () => {
      while (size < length) {
        const chunk = req.read() as Buffer | null;
        if (chunk === null) return;
        chunks.push(chunk);
        size += chunk.length;
      }
      // Before the stream says that it has ended, since then nothing can be put back.
      req.off('readable', take).off('close', gone).off('error', gone);
      const body = Buffer.concat(chunks);
      req.unshift(body);
      // Only then has the stream forgotten that somebody read it by himself, and flows for the next reader.
      process.nextTick(() => resolve(body));
    };
    req.on('readable', take).once('close', gone).once('error', gone);
  });

/**
 * SHA-256 of a request's body, which can be read afterwards as before; null for one that no pass covers. Both who signs
 * and who verifies ask this, so that no covered body goes with a pass for another kind.
 */
export const bodyDigest = async (req: IncomingMessage): Promise<string | null> => {
  const length = coveredLength(req.headers);
  if (length === null) return null;
  return length === 0 ? NOTHING : digestOf(await peek(req, length));
};
