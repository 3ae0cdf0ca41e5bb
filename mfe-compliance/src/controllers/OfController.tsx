import { ROLES } from '@yinyom/contracts/constants';
import { useParams, useSearchParams, useSession } from '@yinyom/mfe-kit';
import { useListMyOrganizationsQuery, useSeesEveryWebsite } from '@yinyom/mfe-kit/platformCalls';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Fragment, useEffect, type ReactNode } from 'react';
import { chooseController, chosenController } from './chosenController';
import { ControllerSelect } from './ControllerSelect';
import { useListPaperControllersQuery } from './controllersApi';

/** How an address chooses the organization's own papers; it is removed once they are chosen. */
const OWN = 'own';

/**
 * A page about the papers of a controller: the organization's, or those of the client that the address names. What was chosen stays
 * while pages of the area are opened, and the address always says it.
 */
export const OfController = ({ children }: { children: ReactNode }) => {
  const [search, setSearch] = useSearchParams();
  const { id: recordId } = useParams();
  const { organizationId, role } = useSession();
  const seesAll = useSeesEveryWebsite();
  // Members read papers of their organization, and choose no other ones.
  const isMember = role === ROLES.member;
  const { data: organizations } = useListMyOrganizationsQuery(undefined, { skip: !isMember });
  const isOfficer = organizations?.find(({ id }) => id === organizationId)?.organization_user.dpo === true;
  const { data, isLoading } = useListPaperControllersQuery(
    { params: { id: organizationId ?? '' }, quiet: true },
    { skip: organizationId === null || (isMember && !isOfficer) },
  );
  const controllers = data?.paper_controllers ?? [];
  const asked = search.get('controller');
  const wanted = asked === OWN ? null : (asked ?? chosenController(organizationId));
  const isListed = controllers.some(({ controller_id }) => controller_id === wanted);
  // A user with one client sees its papers at once; an unknown client is not requested.
  const controller = data && !isListed ? (controllers[0]?.controller_id ?? null) : wanted;
  chooseController(organizationId, controller);

  useEffect(() => {
    if (asked === controller) return;
    const next = new URLSearchParams(search);
    if (controller === null) next.delete('controller');
    else next.set('controller', controller);
    setSearch(next, { replace: true });
  }, [asked, controller, search, setSearch]);

  if (!seesAll && isLoading && wanted === null) return <Skeleton $height="720px" />;
  return (
    <>
      {controllers.length > 1 && recordId === undefined && (
        <ControllerSelect
          controllers={controllers}
          value={controller}
          // Filters and pages of one controller say nothing of another one. The address alone changes the choice: while a form holds
          // what was typed, a change of the address is a question that can be answered with no.
          onChange={(chosen) => setSearch({ controller: chosen ?? OWN })}
        />
      )}
      <Fragment key={controller ?? 'own'}>{children}</Fragment>
    </>
  );
};
