import { AppError, notFound } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import type { AuditLog } from '../audit/audit.service';
import type { MailService } from '../mail/mail.service';
import type { OrganizationStore } from '../organizations/organization.store';
import type { Visit } from '../sessions/visit';
import type { UserStore } from '../users/user.store';

/** Removes an organization's sample websites from every other service. May be repeated. */
export interface SampleRemover {
  /** @returns ids of the websites that there were */
  remove(organizationId: string): Promise<string[]>;
}

interface Deps {
  users: UserStore;
  organizations: OrganizationStore;
  mail: Pick<MailService, 'forgetWebsites'>;
  audit: AuditLog;
  /** Null wherever there is no demo: production has none. */
  sample: SampleRemover | null;
}

/**
 * Ends the made-up past of the demo organization, all of it in one step: websites and what was mailed about them. Entries
 * of the audit log stay, as no entry is ever taken out of its chain.
 */
export const createSampleDataService = ({ users, organizations, mail, audit, sample }: Deps) => ({
  /** @throws AppError 404 where there is none, 409 while it is being made */
  remove: async ({ organizationId, userId }: Member, visit: Visit): Promise<void> => {
    const [user, organization] = await Promise.all([users.get(userId), organizations.get(organizationId)]);
    const state = organization?.sample_data?.state;
    if (!sample || !user || !organization || state === undefined || state === 'removed') throw notFound();
    if (state === 'making') throw new AppError(409, 'sample_data_unfinished', { retryAfterSeconds: 10 });
    const websites = await sample.remove(organizationId);
    await mail.forgetWebsites(websites);
    await organizations.setSampleData(organizationId, { state: 'removed', done: 0, total: 0 });
    await audit.inOrganization(organizationId, user, 'organization.sample_removed', visit, {
      target: { type: 'organization', id: organizationId, label: organization.name },
      changes: [{ field: 'websites', before: websites.length, after: 0 }],
    });
  },
});
export type SampleDataService = ReturnType<typeof createSampleDataService>;
