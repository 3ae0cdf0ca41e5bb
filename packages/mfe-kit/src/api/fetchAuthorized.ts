import { readTokens } from '../stored-session/storedSession';
import { buildRequest } from './buildRequest';
import { fetchOrTake } from './earlyAnswers';
import { endSession } from './endSession';
import { gate } from './gate';
import { refreshSession } from './refreshSession';
import type { RequestDescription } from './RequestDescription';
import { noteStorage } from './storageState';

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

/**
 * Sends a call and answers the platform's response. A refused access token is refreshed and the call repeated;
 * when that fails the session ends and the login page opens.
 * @param signalOf makes the signal of one attempt, once it is that attempt's turn
 */
export const fetchAuthorized = async (
  call: RequestDescription,
  signalOf: () => AbortSignal,
): Promise<Response> => {
  // Before its turn: it is a call by itself.
  const own = await call.endpoint.token?.(refusals.count > 0);
  let token: string | null = null;
  const response = await gate.request(() => {
    token = readTokens().token;
    return fetchOrTake(buildRequest(call, signalOf(), own));
  });
  noteStorage(response);
  if (response.status !== 401 || call.endpoint.auth !== 'bearer') {
    if (call.endpoint.auth === 'bearer') forgetRefusals();
    return response;
  }
  if (countRefusal(token) <= MAX_REFUSALS && (await refreshSession(token))) {
    return fetchAuthorized(call, signalOf);
  }
  forgetRefusals();
  endSession();
  return response;
};
