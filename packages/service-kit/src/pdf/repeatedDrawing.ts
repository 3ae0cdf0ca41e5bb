import { createHash } from 'node:crypto';
import { AppError } from '../AppError';
import { LATE, within } from './patience';

/** How long a finished file waits for a repeated request. */
const KEPT_MS = 60_000;
const ASK_AGAIN_SECONDS = 3;
const MOST_KEPT = 50;

/**
 * Drawings that are never stored. On a busy machine one takes longer than a request may: a repeated request for the same
 * content gets the same drawing.
 * @param patienceMs how long a caller waits
 */
export const createRepeatedDrawing = (patienceMs: number) => {
  const drawings = new Map<string, Promise<Buffer>>();

  const start = (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const work = draw();
    if (drawings.size < MOST_KEPT) drawings.set(key, work);
    const forget = () => drawings.delete(key);
    work.then(() => setTimeout(forget, KEPT_MS).unref(), forget);
    return work;
  };

  /**
   * @param content everything that the drawing depends on, as a text
   * @throws AppError 503 with Retry-After while it is being drawn
   */
  return async (content: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const key = createHash('sha256').update(content).digest('base64url');
    const made = await within(drawings.get(key) ?? start(key, draw), patienceMs);
    if (made === LATE) throw new AppError(503, 'timeout', { retryAfterSeconds: ASK_AGAIN_SECONDS });
    return made;
  };
};
