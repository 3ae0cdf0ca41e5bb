import { allowFinding, listAllowedFindings } from '@yinyom/contracts/scanner/allowedFinding';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { ApplicationAccess } from '../access/applicationAccess';
import type { AllowedService } from './allowed.service';

interface Parts {
  allowed: AllowedService;
  access: ApplicationAccess;
  auditor: Auditor;
  /** Name of the person who asks, for those who read the list later. */
  nameOf(organizationId: string, userId: string): Promise<string>;
}

/** Calls about findings that owners answer for. */
export const bindAllowedRoutes = (bind: RouteBinder, { allowed, access, auditor, nameOf }: Parts): void => {
  bind(listAllowedFindings, async (call) => allowed.list(await access(call, call.params.id)));

  bind(allowFinding, async (call) => {
    const site = await access(call, call.params.id);
    const { code, host, reason } = call.body;
    const { userId } = site.member;
    const answer = await allowed.change(site, call.body, {
      id: userId,
      name: await nameOf(site.organization_id, userId),
    });
    await auditor.done(call.context, site.member, {
      action: reason === null ? 'scan.finding_disallowed' : 'scan.finding_allowed',
      target: {
        type: 'scan',
        id: site.id,
        label: `${site.domain_name}: ${[code, host].filter(Boolean).join(' ')}`,
      },
    });
    return answer;
  });
};
