import type { ApiError } from './ApiError';
import type { RequestDescription } from './RequestDescription';

const listeners = new Set<() => void>();

/** The platform's two ways to say that something is not (or no longer) for this person. */
const REFUSALS: readonly ApiError['status'][] = [403, 404];

/** Notices that a call of a signed-in person was refused. */
export const noteRefusal = ({ endpoint }: RequestDescription, error: ApiError): void => {
  if (endpoint.auth !== 'bearer' || endpoint.role === 'self' || !REFUSALS.includes(error.status)) return;
  for (const listener of listeners) listener();
};

/** Lets `listener` know of every refused call: the person may have lost a right. Returns the function that stops it. */
export const onRefusedCall = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
