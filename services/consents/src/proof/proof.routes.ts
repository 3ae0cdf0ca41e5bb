import { getConsentProof } from '@yinyom/contracts/consents/proof';
import { notFound } from '@yinyom/service-kit/AppError';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import { auditEventOf } from '@yinyom/service-kit/auth/auditor';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { ApplicationAccess } from '../access/applicationAccess';
import type { Consents } from '../consents/consents.service';
import { sendPdf } from '@yinyom/service-kit/pdf/sendPdf';
import { fileHost } from '../exports/fileHost';
import type { Prove } from './proof.service';
import type { ProofPdf } from './proofPdf';

/** Row 73. Handing out a proof is itself recorded. */
export const bindProof = (
  bind: RouteBinder,
  access: ApplicationAccess,
  consents: Consents,
  prove: Prove,
  identity: IdentityClient,
  proofPdf: ProofPdf,
): void => {
  bind(getConsentProof, async (call) => {
    const record = await consents.record(call.params.id);
    const application = await access(call, record?.application_id ?? null);
    if (!record) throw notFound();
    const proof = await prove(record, application);
    const { format, language = call.context.lang } = call.query;
    const pdf = format === 'pdf' ? await proofPdf(proof, language) : null;
    await identity.recordAudit(
      auditEventOf(call.context, application.member.organizationId, {
        action: 'consent.proof',
        target: { type: 'consent', id: proof.consent.id, label: application.domain_name },
      }),
    );
    const name = `${fileHost(application.domain_name)}-consent-${proof.consent.id}`;
    if (pdf) {
      sendPdf(call.res, `${name}.pdf`, pdf);
      return SENT;
    }
    call.res.setHeader('Content-Disposition', `attachment; filename="${name}.json"`);
    return proof;
  });
};
