import type { StreamedEvent } from './eventReader';
import { laterCode } from './laterCode';
import type { RequestDescription } from './RequestDescription';

/**
 * Follows a call that answers server-sent events. Resolves when the platform ends the stream.
 * @param onData gets the parsed JSON of each event, and its name and id where the stream says them
 * @param onOpen is told that the stream has begun, before anything of it has come
 * @throws ApiError when the call is refused, the connection breaks or nothing is heard for a request's time
 */
export const streamEvents = async (
  call: RequestDescription,
  onData: (data: unknown, about: Omit<StreamedEvent, 'data'>) => void,
  signal: AbortSignal,
  onOpen?: () => void,
): Promise<void> => {
  const { followEvents } = await laterCode(import('./followEvents'));
  if (!signal.aborted) await followEvents(call, onData, signal, onOpen);
};
