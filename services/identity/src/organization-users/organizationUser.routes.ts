import { ROLES } from '@yinyom/contracts/constants';
import {
  addOrganizationUser,
  listOrganizationUsers,
  removeOrganizationUser,
  resendInvitation,
  updateOrganizationUser,
} from '@yinyom/contracts/identity/organizationUsers';
import { authorizeMember, callerOf, type IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { seenRevision } from '@yinyom/service-kit/http/ifMatch';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { visitOf } from '../sessions/visit';
import type { InvitationService } from './invitation.service';
import type { OrganizationUserService } from './organizationUser.service';

export const organizationUserRoutes = (
  bind: RouteBinder,
  people: OrganizationUserService,
  invitations: InvitationService,
  identity: IdentityClient,
): void => {
  bind(listOrganizationUsers, async (call) => {
    const { organizationId } = await call.member(call.params.id);
    return people.list(organizationId, call.query);
  });
  bind(addOrganizationUser, async (call) =>
    invitations.add(await call.member(call.params.id), call.body, visitOf(call)),
  );
  bind(updateOrganizationUser, async (call) =>
    people.update(
      await call.member(call.params.id),
      call.params.userId,
      call.body,
      visitOf(call),
      seenRevision(call.req),
    ),
  );
  bind(removeOrganizationUser, async (call) => {
    const { id, userId } = call.params;
    const caller = callerOf(call.context);
    // A key never leaves in its maker's name.
    const leaves = caller.kind === 'access' && userId === caller.userId;
    if (leaves) await call.self();
    // Everybody may leave; only Admins send others away.
    const member = leaves
      ? await authorizeMember(
          identity,
          call.context,
          id,
          { call: removeOrganizationUser.name, least: ROLES.reviewer },
          'each',
        )
      : await call.member(id);
    await people.remove(member, userId, visitOf(call));
  });
  bind(resendInvitation, async (call) =>
    invitations.resend(await call.member(call.params.id), call.params.userId, visitOf(call)),
  );
};
