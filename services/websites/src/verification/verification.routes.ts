import { verifyApplication } from '@yinyom/contracts/websites/verification';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { standingOf } from '../application/installationOf';
import type { Access } from '../access/access';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { VerificationService } from './verification.service';

interface Parts {
  verifications: VerificationService;
  access: Access;
  auditor: Auditor;
}

/** Proof that a website is its owner's (API row 38). */
export const bindVerificationRoutes = (
  bind: RouteBinder,
  { verifications, access, auditor }: Parts,
): void => {
  bind(verifyApplication, async (call) => {
    const site = await access.site(call, call.params.id);
    const answer = await verifications.verify(site, call.body);
    const { domain_name } = site.application;
    const before = standingOf(site.application);
    if (answer.verification !== before)
      await auditor.done(call.context, site.member, {
        action: 'application.verify',
        target: { type: 'application', id: call.params.id, label: domain_name },
        changes: [{ field: 'verification', before, after: answer.verification }],
      });
    return answer;
  });
};
