import { PLACES } from '@yinyom/contracts/places';
import type { Organization } from '@yinyom/contracts/identity/organizations';
import { ROLES, type Role } from '@yinyom/contracts/constants';
import { currentLanguage, languagePath, saveSession } from '@yinyom/mfe-kit';

/** The one area of a role that may not open every page it could be on. */
const onlyPage = (role: Role): string | null => {
  if (role === ROLES.reviewer) return PLACES.reviews;
  return role === ROLES.viewer ? PLACES.figures : null;
};

/** Milliseconds between choosing an organization and the reload (specification §4, first reading). */
const RELOAD_AFTER = 500;

/**
 * Stores the chosen organization and the user's role in it, forgets the selected website of the other one, and
 * reloads the page after half a second. A Viewer lands on the dashboard,
 * a reviewer on the reviews.
 */
export const switchOrganization = (
  organization: Organization,
  page: Pick<Location, 'assign' | 'reload'> = location,
): void => {
  const { role } = organization.organization_user;
  saveSession({ organizationId: organization.id, role, applicationId: null });
  setTimeout(() => {
    const only = onlyPage(role);
    if (only !== null) page.assign(languagePath(only, currentLanguage()));
    else page.reload();
  }, RELOAD_AFTER);
};
