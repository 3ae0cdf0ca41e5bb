import { statfsSync } from 'node:fs';
import { BackupError } from './BackupError';

/** As the embedded database says that it stores nothing more. */
const OUT_OF_DISK_SPACE = 14_031;

const isFull = (error: unknown): boolean => {
  const { code, message } = error as { code?: unknown; message?: string };
  return code === 'ENOSPC' || code === OUT_OF_DISK_SPACE || /ENOSPC|No space left/.test(message ?? '');
};

const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const freeAt = (place: string): string => {
  try {
    const { bavail, bsize } = statfsSync(place);
    return `${inMegabytes(bavail * bsize)} are free now`;
  } catch {
    return 'what is free there cannot be told';
  }
};

/**
 * Does something that fills a disk, and says which one when it is full.
 * @param place a folder on that disk
 * @param what needs the room, as a sentence begins
 * @param bytes how many it needs at least
 * @throws BackupError naming place and bytes when the disk is full
 */
export const namingPlace = async <T>(
  { place, what, bytes }: { place: string; what: string; bytes: () => number },
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isFull(error)) throw error;
    throw new BackupError(
      `The disk of ${place} is full. ${what} needs at least ${inMegabytes(bytes())} there; ${freeAt(place)}.`,
      { cause: error },
    );
  }
};
