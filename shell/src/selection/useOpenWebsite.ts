import { PLACES } from '@yinyom/contracts/places';
import type { Application } from '@yinyom/contracts/websites/application';
import { selectApplication, useLocation, useSession } from '@yinyom/mfe-kit';
import { matchPath } from '@yinyom/mfe-kit/shell';
import { useApplicationQuery } from '@yinyom/mfe-kit/platformCalls';
import { useEffect } from 'react';

/**
 * The website whose page is open, once it is known to be one of the organization in use; opening it makes it the
 * selected one. Another tab may select another one later: the page that is open here stays what it is.
 */
export const useOpenWebsite = (): Application | undefined => {
  const { organizationId } = useSession();
  const { pathname } = useLocation();
  const id = matchPath(`${PLACES.website}/*`, pathname)?.params.id ?? '';
  const { currentData } = useApplicationQuery({ params: { id }, quiet: true }, { skip: id === '' });
  useEffect(() => {
    if (currentData) selectApplication(currentData);
  }, [currentData]);
  return currentData?.organization.id === organizationId ? currentData : undefined;
};
