import type { ApiError } from './ApiError';
import { eventReader, type StreamedEvent } from './eventReader';
import { fetchAuthorized } from './fetchAuthorized';
import { readAnswer } from './readAnswer';
import type { RequestDescription } from './RequestDescription';
import { watchSilence } from './watchSilence';

/**
 * What `streamEvents` does: code of its own, as few pages follow anything. Fetch is used because an EventSource cannot
 * carry the access token.
 * @param onOpen is told that the stream has begun, before anything of it has come
 */
export const followEvents = async (
  call: RequestDescription,
  onData: (data: unknown, about: Omit<StreamedEvent, 'data'>) => void,
  signal: AbortSignal,
  onOpen: () => void = () => undefined,
): Promise<void> => {
  const ending = new AbortController();
  const either = AbortSignal.any([signal, ending.signal]);
  const silence = watchSilence(() => ending.abort());
  try {
    const response = await fetchAuthorized(call, () => either);
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
    if (!response.ok || !isStream || !response.body) {
      const answer = await readAnswer(response);
      throw 'error' in answer ? answer.error : ({ status: 'bad_answer' } satisfies ApiError);
    }
    onOpen();
    const chunks = response.body.getReader();
    const read = eventReader(({ data, ...about }) => onData(JSON.parse(data), about));
    for (let part = await chunks.read(); !part.done; part = await chunks.read()) {
      silence.heard();
      read(part.value);
    }
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof SyntaxError) throw { status: 'bad_answer' } satisfies ApiError;
    if (!(error instanceof Error)) throw error;
    throw { status: ending.signal.aborted ? 'timeout' : 'offline' } satisfies ApiError;
  } finally {
    silence.stop();
    ending.abort();
  }
};
