import { laterCode } from './laterCode';
import type { RequestDescription } from './RequestDescription';

/** A file, or what the platform answered instead of one (for example that it is still being made). */
export type Downloaded = { file: Blob; name: string } | { answer: unknown };

/**
 * Fetches a file with the access token and goes on where it was when the connection breaks.
 * @param onProgress gets the share that has come, 0 to 1
 * @throws ApiError when the platform refuses or the connection stays broken
 */
export const downloadFile = async (
  call: RequestDescription,
  onProgress: (share: number) => void = () => undefined,
): Promise<Downloaded> => {
  const { fetchFile } = await laterCode(import('./fetchFile'));
  return fetchFile(call, onProgress);
};
