import { getConsentProof } from '@yinyom/contracts/consents/proof';
import { notFound } from '@yinyom/service-kit/AppError';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { truncateIp } from '@yinyom/service-kit/http/truncateIp';
import type { ApplicationAccess } from '../access/applicationAccess';
import type { RouteBinder } from '../RouteBinder';
import type { Consents } from '../consents/consents.service';
import type { Prove } from './proof.service';

/** Row 73. Handing out a proof is itself recorded. */
export const bindProof = (
  bind: RouteBinder,
  access: ApplicationAccess,
  consents: Consents,
  prove: Prove,
  identity: IdentityClient,
): void => {
  bind(getConsentProof, async (call) => {
    const record = await consents.record(call.params.id);
    const application = await access(call, record?.application_id ?? null);
    if (!record) throw notFound();
    const proof = await prove(record, application);
    await identity.recordAudit({
      organization_id: application.member.organizationId,
      actor: { id: application.member.userId, kind: 'user' },
      action: 'consent.proof',
      target: { type: 'consent', id: proof.consent.id, label: application.domain_name },
      result: 'success',
      request_id: call.context.requestId,
      ip_truncated: truncateIp(call.context.ip),
    });
    call.res.setHeader('Content-Disposition', `attachment; filename="consent-${proof.consent.id}.json"`);
    return proof;
  });
};
