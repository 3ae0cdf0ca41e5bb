import type { IncidentSummary } from '@yinyom/contracts/papers/incident';
import type { OwnerApi } from './ownerApi';

/** Enters a breach of personal data that became known an hour ago. */
export const enterIncident = async ({ call, organizationId }: OwnerApi): Promise<IncidentSummary> => {
  const body = {
    what_happened: 'แล็ปท็อปของฝ่ายทะเบียนถูกขโมย',
    aware_at: new Date(Date.now() - 3_600_000).toISOString(),
    breach_kinds: ['confidentiality', 'availability'],
  };
  return (await call<IncidentSummary>('POST', `/organizations/${organizationId}/incidents`, { body })).body;
};
