import type { Session } from '../stored-session/storedSession';
import { useAppSelector } from '../store/storeHooks';

/** The session, re-rendering on every change (also one made in another tab). */
export const useSession = (): Session => useAppSelector(({ session }) => session);
