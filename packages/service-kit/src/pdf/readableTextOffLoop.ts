import path from 'node:path';
import { AppError } from '../AppError';
import { offLoop } from '../off-loop/offLoop';
import type { readableTextTask } from './readableTextTask';

const inThread = offLoop<typeof readableTextTask>({
  module: path.join(__dirname, 'readableTextTask'),
  name: 'readableTextTask',
});

/**
 * `withReadableText` in a thread. A document that needs more time or memory than a thread has stays as it was drawn: it can be
 * read and printed, and only searching in it is worse.
 * @param owner id of the organization
 * @throws AppError 429 too_many_tasks, 503
 */
export const readableTextOffLoop = async (owner: string, pdf: Buffer): Promise<Buffer> => {
  try {
    return Buffer.from(await inThread(owner, pdf));
  } catch (error) {
    if (error instanceof AppError && error.code === 'took_too_long') return pdf;
    throw error;
  }
};
