import type { ApiError } from './ApiError';
import { fetchAuthorized } from './fetchAuthorized';
import { noteRefusal } from './refusedCalls';
import { readAnswer } from './readAnswer';
import type { RequestDescription } from './RequestDescription';
import { apiSettings } from './settings';

const failure = (error: unknown, aborted: boolean): { error: ApiError } => {
  if (aborted) throw error;
  return {
    error: { status: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'offline' },
  };
};

/** Sends a call and answers `{ data }` or `{ error: ApiError }`. */
export const send = async (call: RequestDescription, signal: AbortSignal = new AbortController().signal) => {
  const signalOf = () => AbortSignal.any([signal, AbortSignal.timeout(apiSettings.timeout)]);
  try {
    const answer = await readAnswer(await fetchAuthorized(call, signalOf));
    if ('error' in answer) noteRefusal(call, answer.error);
    return answer;
  } catch (error) {
    return failure(error, signal.aborted);
  }
};
