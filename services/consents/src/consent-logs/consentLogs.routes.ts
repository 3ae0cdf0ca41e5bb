import { getConsentLog, listConsentLogs, verifyConsentLogs } from '@yinyom/contracts/consents/consentLogs';
import { heavyWork } from '@yinyom/service-kit/admission/heavyWork';
import { notFound } from '@yinyom/service-kit/AppError';
import type { ApplicationAccess } from '../access/applicationAccess';
import { checkedRange } from '../figures/period';
import type { ChainCheck } from '../integrity/chainCheck';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { ConsentLogs } from './consentLogs.service';

/** Rows 70, 71 and 74. */
export const bindConsentLogs = (
  bind: RouteBinder,
  access: ApplicationAccess,
  logs: ConsentLogs,
  chain: ChainCheck,
): void => {
  bind(verifyConsentLogs, async (call) => {
    const { id, member } = await access(call, call.query.application_id);
    checkedRange(call.query);
    return chain.check(id, call.query, (work) => heavyWork(member.organizationId, work));
  });

  bind(listConsentLogs, async (call) => {
    const { id, member } = await access(call, call.query.application_id);
    return logs.list(id, call.query, member.role);
  });

  bind(getConsentLog, async (call) => {
    const record = await logs.record(call.params.logId);
    const { member } = await access(call, record?.application_id ?? null);
    if (!record) throw notFound();
    return logs.detail(record, member.role);
  });
};
