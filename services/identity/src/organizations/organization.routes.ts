import {
  acceptInvitation,
  createOrganization,
  declineInvitation,
  getOrganization,
  listMyOrganizations,
  updateOrganization,
} from '@yinyom/contracts/identity/organizations';
import { callerOf } from '@yinyom/service-kit/auth/authorizer';
import { seenRevision } from '@yinyom/service-kit/http/ifMatch';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { visitOf } from '../sessions/visit';
import type { NewOrganizationService } from './newOrganization.service';
import type { OrganizationService } from './organization.service';

export const organizationRoutes = (
  bind: RouteBinder,
  organizations: OrganizationService,
  newOrganizations: NewOrganizationService,
): void => {
  bind(listMyOrganizations, (call) => organizations.listMine(callerOf(call.context)));
  bind(createOrganization, (call) =>
    newOrganizations.create(callerOf(call.context), call.body, visitOf(call)),
  );
  bind(getOrganization, async (call) => {
    await call.member(call.params.id);
    return organizations.get(callerOf(call.context), call.params.id);
  });
  bind(updateOrganization, async (call) => {
    await call.member(call.params.id);
    const caller = callerOf(call.context);
    return organizations.update(caller, call.params.id, call.body, visitOf(call), seenRevision(call.req));
  });
  bind(acceptInvitation, (call) =>
    organizations.accept(callerOf(call.context), call.params.id, visitOf(call)),
  );
  bind(declineInvitation, (call) =>
    organizations.decline(callerOf(call.context), call.params.id, visitOf(call)),
  );
};
