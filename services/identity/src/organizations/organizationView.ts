import type { Organization } from '@yinyom/contracts/identity/organizations';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import type { NeedsKey } from '../security-keys/needsKey';
import type { MembershipRecord, UserRecord } from '../users/userRecord';
import type { OrganizationRecord } from './organization.store';

interface Parts {
  needsKey: NeedsKey;
  /** EVIDENCE_MONTHS: of organizations that chose none. */
  evidenceMonths: number;
}

/** An organization as one of its members sees it; settings only for Admins, little for the invited. */
export const createOrganizationView =
  ({ needsKey, evidenceMonths }: Parts) =>
  (user: UserRecord, record: OrganizationRecord, membership: MembershipRecord): Organization => {
    const { status, role } = membership;
    const { sample_data: sample } = record;
    const keyMissing = needsKey(user, membership);
    const settings = {
      ...record.settings,
      retention_months: record.settings.retention_months ?? evidenceMonths,
    };
    return {
      id: record._id.toHexString(),
      name: record.name,
      organization_user: {
        role,
        status,
        joined_at: membership.joined_at?.toISOString() ?? null,
        ...(membership.scope && { scope: membership.scope }),
        ...(membership.dpo && { dpo: true }),
        ...(status === 'invited' && { invitation_id: membership._id.toHexString() }),
        ...(keyMissing && { security_key_missing: true }),
      },
      created_at: record.created_at.toISOString(),
      ...(status === 'active' && {
        ...(record.contact_email && { contact_email: record.contact_email }),
        ...(record.dpo && { dpo: record.dpo }),
        ...(sample && sample.state !== 'removed' && { sample_data: { ...sample, state: sample.state } }),
        ...(record.closing && { closing: { closes_at: record.closing.closes_at.toISOString() } }),
        ...(role === 1000 && !keyMissing && { settings, etag: etagOf(record) }),
      }),
    };
  };
export type OrganizationView = ReturnType<typeof createOrganizationView>;
