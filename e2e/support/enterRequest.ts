import type { RequestSummary } from '@yinyom/contracts/requests/subjectRequest';
import type { OwnerApi } from './ownerApi';

/** Enters a request of a data subject that came at a counter. @param changes other fields than the usual ones */
export const enterRequest = async (
  { call, organizationId }: OwnerApi,
  changes: Record<string, unknown> = {},
): Promise<RequestSummary> => {
  const body = {
    channel: 'counter',
    rights: ['access', 'erasure'],
    subject_kind: 'customer',
    person: { name: 'สุดา ใจดี', email: 'suda@example.com' },
    identity_level: 'document',
    details: 'ขอสำเนาข้อมูลและขอให้ลบหลังจากนั้น',
    ...changes,
  };
  return (await call<RequestSummary>('POST', `/organizations/${organizationId}/requests`, { body })).body;
};
