import { beginLoading } from '../feedback/loading';
import { getSession } from '../session/session';
import type { ApiError } from './ApiError';
import { buildRequest } from './buildRequest';
import { endSession } from './endSession';
import { gate } from './gate';
import { readAnswer } from './readAnswer';
import { refreshSession } from './refreshSession';
import type { RequestDescription } from './RequestDescription';
import { apiSettings } from './settings';

/** More refusals in a row than this end the session instead of refreshing again (specification §4). */
const MAX_REFUSALS = 3;

/** Refusals in a row, each token counted once however many requests carried it. */
const refusals = { count: 0, token: null as string | null };

const countRefusal = (token: string | null): number => {
  if (refusals.count === 0 || refusals.token !== token) refusals.count += 1;
  refusals.token = token;
  return refusals.count;
};

const forgetRefusals = (): void => {
  refusals.count = 0;
  refusals.token = null;
};

const failure = (error: unknown, aborted: boolean): { error: ApiError } => {
  if (aborted) throw error;
  return {
    error: { status: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'offline' },
  };
};

const exchange = async (call: RequestDescription, signal: AbortSignal) => {
  const attempt = async (): Promise<Response> => {
    let token: string | null = null;
    const response = await gate.request(() => {
      token = getSession().token;
      return fetch(buildRequest(call, AbortSignal.any([signal, AbortSignal.timeout(apiSettings.timeout)])));
    });
    if (response.status !== 401 || call.endpoint.auth !== 'bearer') {
      if (call.endpoint.auth === 'bearer') forgetRefusals();
      return response;
    }
    if (countRefusal(token) <= MAX_REFUSALS && (await refreshSession(token))) return attempt();
    forgetRefusals();
    endSession();
    return response;
  };
  return readAnswer(await attempt());
};

/**
 * Sends a call and answers `{ data }` or `{ error: ApiError }`. A refused access token is refreshed and the call
 * repeated; when that fails the session ends and the login page opens.
 */
export const send = async (call: RequestDescription, signal: AbortSignal = new AbortController().signal) => {
  const endLoading = call.quiet ? undefined : beginLoading();
  try {
    return await exchange(call, signal);
  } catch (error) {
    return failure(error, signal.aborted);
  } finally {
    endLoading?.();
  }
};
