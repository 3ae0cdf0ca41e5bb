import { listPaperControllers } from '@yinyom/contracts/papers/paperControllers';
import { notFound } from '@yinyom/service-kit/AppError';
import { isGroupInScope } from '@yinyom/service-kit/auth/isInScope';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { Controllers } from './createControllers';

/** Whose papers a caller may open. */
export const bindControllerRoutes = (bind: RouteBinder, controllers: Pick<Controllers, 'clients'>): void => {
  bind(listPaperControllers, async ({ member, params }) => {
    const { limits, organizationId, organizationName } = await member(params.id, 'each');
    const clients = (await controllers.clients(organizationId)).filter(
      ({ path }) => !limits || (path !== null && isGroupInScope(limits, path)),
    );
    if (limits && clients.length === 0) throw notFound();
    return {
      paper_controllers: [
        ...(limits ? [] : [{ controller_id: null, name: organizationName, gone: false }]),
        ...clients.map(({ group_id, name, path }) => ({
          controller_id: group_id,
          name,
          gone: path === null,
        })),
      ],
    };
  });
};
