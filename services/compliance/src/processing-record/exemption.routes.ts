import {
  EXEMPTION_QUESTIONS,
  getExemptionCheck,
  isExempt,
  saveExemptionCheck,
  type ExemptionCheck,
} from '@yinyom/contracts/papers/exemption';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { etagOf, requiredRevision, setEtag } from '@yinyom/service-kit/http/ifMatch';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { ExemptionRecord, ExemptionStore } from './exemption.store';

interface Deps {
  exemptions: ExemptionStore;
  auditor: Auditor;
  now(): Date;
}

const toCheck = ({ _id, answers, answered_at, revision }: ExemptionRecord): ExemptionCheck => ({
  organization_id: _id,
  exemption_answers: answers,
  sources: { ...EXEMPTION_QUESTIONS },
  exempt: isExempt(answers),
  refusals_recorded: true,
  answered_at: answered_at?.toISOString() ?? null,
  etag: etagOf({ revision }),
});

/** Whether an organization is exempt from the record, by its answers to five questions. */
export const bindExemptionRoutes = (bind: RouteBinder, { exemptions, auditor, now }: Deps): void => {
  bind(getExemptionCheck, async ({ member, params, res }) => {
    const { organizationId } = await member(params.id);
    const record = await exemptions.get(organizationId);
    setEtag(res, record);
    return toCheck(record);
  });

  bind(saveExemptionCheck, async ({ member, params, body, req, res, context }) => {
    const caller = await member(params.id);
    const { organizationId, organizationName } = caller;
    const after = await exemptions.save(organizationId, body, requiredRevision(req), now());
    await auditor.done(context, caller, {
      action: 'paper.exemption_answered',
      target: { type: 'organization', id: organizationId, label: organizationName },
    });
    setEtag(res, after);
    return toCheck(after);
  });
};
