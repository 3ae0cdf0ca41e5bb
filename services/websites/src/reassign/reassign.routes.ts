import { listOrganizationReassign, listReassign, reassignCookies } from '@yinyom/contracts/websites/reassign';
import { heavyWork } from '@yinyom/service-kit/admission/heavyWork';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { Access } from '../access/access';
import { websiteTarget } from '../access/websiteTarget';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { ReassignService } from './reassign.service';

interface Parts {
  reassign: ReassignService;
  access: Access;
  auditor: Auditor;
}

/** Calls about cookies whose category wants a decision (API rows 60, 61, and 60 over all websites). */
export const bindReassignRoutes = (bind: RouteBinder, { reassign, access, auditor }: Parts): void => {
  bind(listReassign, async (call) => {
    const site = await access.site(call, call.params.id);
    return heavyWork(site.member.organizationId, () => reassign.list(site));
  });

  bind(listOrganizationReassign, async (call) => {
    const member = await call.member(call.params.id, 'each');
    return reassign.listOrganization(member, (work) => heavyWork(member.organizationId, work));
  });

  bind(reassignCookies, async (call) => {
    const site = await access.site(call, call.params.id);
    const { body } = call;
    const answer =
      'items' in body ? await reassign.move(site, body.items) : await reassign.undo(site, body.undo_token);
    await auditor.done(call.context, site.member, {
      action: 'items' in body ? 'cookie.reassign' : 'cookie.reassign_undo',
      target: websiteTarget(site.application),
      changes: [{ field: 'cookies', before: null, after: answer.updated.length }],
    });
    return answer;
  });
};
