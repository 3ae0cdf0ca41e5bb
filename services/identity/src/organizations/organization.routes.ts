import {
  acceptInvitation,
  declineInvitation,
  getOrganization,
  listMyOrganizations,
  updateOrganization,
} from '@yinyom/contracts/identity/organizations';
import { callerOf } from '@yinyom/service-kit/auth/authorizer';
import type { Bind } from '../bind';
import { visitOf } from '../sessions/visit';
import type { OrganizationService } from './organization.service';

export const organizationRoutes = (bind: Bind, organizations: OrganizationService): void => {
  bind(listMyOrganizations, (call) => organizations.listMine(callerOf(call.context)));
  bind(getOrganization, async (call) => {
    await call.member(call.params.id);
    return organizations.get(callerOf(call.context), call.params.id);
  });
  bind(updateOrganization, async (call) => {
    await call.member(call.params.id);
    return organizations.update(callerOf(call.context), call.params.id, call.body, visitOf(call));
  });
  bind(acceptInvitation, (call) =>
    organizations.accept(callerOf(call.context), call.params.id, visitOf(call)),
  );
  bind(declineInvitation, (call) =>
    organizations.decline(callerOf(call.context), call.params.id, visitOf(call)),
  );
};
