/** States of a request, in the order of a board. */
export const REQUEST_STATES = [
  'received',
  'verified',
  'in_progress',
  'waiting_for_person',
  'completed',
  'rejected',
  'withdrawn',
  'expired',
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** States of work that goes on; in all others the request is closed. */
export const OPEN_STATES = [
  'received',
  'verified',
  'in_progress',
  'waiting_for_person',
] as const satisfies RequestState[];
export const CLOSED_STATES = [
  'completed',
  'rejected',
  'withdrawn',
  'expired',
] as const satisfies RequestState[];

const CLOSING = ['completed', 'rejected', 'withdrawn'] as const;

/**
 * What may follow a state. The clock runs in `waiting_for_person`, too: the law knows no pause. What expires never proved a
 * mailbox; what was closed stays closed.
 */
export const NEXT_STATES: Readonly<Record<RequestState, readonly RequestState[]>> = {
  received: ['verified', 'rejected', 'withdrawn', 'expired'],
  verified: ['in_progress', 'waiting_for_person', ...CLOSING],
  in_progress: ['waiting_for_person', ...CLOSING],
  waiting_for_person: ['in_progress', ...CLOSING],
  completed: [],
  rejected: [],
  withdrawn: [],
  expired: [],
};

/** Whether a request may go from one state to another. */
export const mayFollow = (from: RequestState, to: RequestState): boolean => NEXT_STATES[from].includes(to);

export const isOpen = (state: RequestState): boolean =>
  (OPEN_STATES as readonly RequestState[]).includes(state);

/** What OpenDSR knows as `request_status`. */
export const OPEN_DSR_STATUSES = ['pending', 'in_progress', 'completed', 'cancelled'] as const;

/** A state as OpenDSR names it. */
export const openDsrStatus = (state: RequestState): (typeof OPEN_DSR_STATUSES)[number] => {
  if (state === 'received' || state === 'verified') return 'pending';
  if (state === 'in_progress' || state === 'waiting_for_person') return 'in_progress';
  return state === 'completed' ? 'completed' : 'cancelled';
};
