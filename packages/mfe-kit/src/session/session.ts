import { store } from '../store/store';
import { saveSession } from '../stored-session/storedSession';
import type { Session } from '../stored-session/storedSession';

/** The session as it is now; the same object until something changes. */
export const getSession = (): Session => store.getState().session;

/**
 * Makes a website the selected one. One of another organization than the one in use is refused: a list that was
 * asked for before the organization changed must not choose for the new one.
 */
export const selectApplication = (application: { id: string; organization: { id: string } }): boolean => {
  const { organizationId, applicationId } = getSession();
  if (application.organization.id !== organizationId) return false;
  if (application.id !== applicationId) saveSession({ applicationId: application.id });
  return true;
};
