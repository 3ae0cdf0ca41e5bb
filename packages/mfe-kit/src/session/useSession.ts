import { useSyncExternalStore } from 'react';
import { getSession, subscribeSession } from './session';
import type { Session } from './session';

/** The session, re-rendering on every change (also one made in another tab). */
export const useSession = (): Session => useSyncExternalStore(subscribeSession, getSession, getSession);
