import type { Application } from '@yinyom/contracts/websites/application';
import { useSession } from '@yinyom/mfe-kit';
import { useApplicationPagesInfiniteQuery } from '@yinyom/mfe-kit/platformCalls';
import { chosenController } from './chosenController';
import { useListPaperControllersQuery } from './controllersApi';

interface Choice {
  /** Of the organization itself: those of its clients, too, as its record of processing can name them. */
  withClients?: boolean;
  limit?: string;
}

/** Websites of the controller whose papers the page shows, for a `PagedList`. A website is of the nearest group that names one. */
export const useControllerWebsites = ({ withClients = false, limit }: Choice = {}) => {
  const { organizationId } = useSession();
  const controller = chosenController(organizationId);
  const { data } = useListPaperControllersQuery(
    { params: { id: organizationId ?? '' }, quiet: true },
    { skip: organizationId === null },
  );
  const clients = (data?.paper_controllers ?? []).flatMap(({ controller_id, gone }) =>
    controller_id === null || gone ? [] : [controller_id],
  );
  const list = useApplicationPagesInfiniteQuery(
    {
      query: {
        organization_id: organizationId ?? '',
        ...(controller !== null && { group_id: controller }),
        ...(limit !== undefined && { limit }),
      },
    },
    { skip: organizationId === null },
  );
  const keep = ({ group_path = [] }: Application): boolean =>
    // Until it is known who the clients are, the platform alone decides.
    data === undefined ||
    (controller === null && withClients) ||
    (group_path.findLast((id) => clients.includes(id)) ?? null) === controller;
  return { list, keep };
};
