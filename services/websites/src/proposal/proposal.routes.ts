import { decideProposals, listProposals } from '@yinyom/contracts/websites/proposal';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { Access } from '../access/access';
import { websiteTarget } from '../access/websiteTarget';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { ProposalService } from './proposal.service';

interface Parts {
  proposals: ProposalService;
  access: Access;
  auditor: Auditor;
}

/** Calls about names that visitors' browsers reported. */
export const bindProposalRoutes = (bind: RouteBinder, { proposals, access, auditor }: Parts): void => {
  bind(listProposals, async (call) => proposals.list(await access.site(call, call.params.id), call.query));

  bind(decideProposals, async (call) => {
    const site = await access.site(call, call.params.id);
    const answer = await proposals.decide(site, call.body);
    if (answer.decided.length > 0)
      await auditor.done(call.context, site.member, {
        action: `cookie.proposal_${call.body.decision}`,
        target: websiteTarget(site.application),
        changes: [{ field: 'cookies', before: null, after: answer.decided.length }],
      });
    return answer;
  });
};
