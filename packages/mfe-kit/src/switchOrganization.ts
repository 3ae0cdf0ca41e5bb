import type { Organization } from '@yinyom/contracts/identity/organizations';
import { ROLES } from '@yinyom/contracts/constants';
import { currentLanguage, languagePath, saveSession } from '@yinyom/mfe-kit';

/** Milliseconds between choosing an organization and the reload (specification §4, first reading). */
const RELOAD_AFTER = 500;

/**
 * Stores the chosen organization and the user's role in it, forgets the selected website of the other one, and
 * reloads the page after half a second. A Viewer lands on the dashboard.
 */
export const switchOrganization = (
  organization: Organization,
  page: Pick<Location, 'assign' | 'reload'> = location,
): void => {
  const { role } = organization.organization_user;
  saveSession({ organizationId: organization.id, role, applicationId: null });
  setTimeout(() => {
    if (role === ROLES.viewer) page.assign(languagePath('/dashboard', currentLanguage()));
    else page.reload();
  }, RELOAD_AFTER);
};
