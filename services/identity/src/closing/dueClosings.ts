import { CLOSING_REMINDER_DAYS } from '@yinyom/contracts/identity/closing';
import { DAY_MS } from '@yinyom/contracts/durations';
import type { Logger } from '@yinyom/service-kit/logger';
import { scheduledJob } from '@yinyom/service-kit/scheduledJob';
import type { AuditLog } from '../audit/audit.service';
import type { AgentConfirmationStore } from '../agents/agentConfirmation.store';
import type { BrandStore } from '../brand/brand.store';
import type { ApiKeyStore } from '../api-keys/apiKey.store';
import type { ClosingOrganization } from '../organizations/closingOrders';
import type { MembershipStore } from '../organization-users/membership.store';
import type { OrganizationStore } from '../organizations/organization.store';
import type { WebsitesOfOrganization } from './closing.service';
import type { TellMembers } from './tellMembers';

const EVERY_MS = 600_000;

interface Deps {
  organizations: OrganizationStore;
  memberships: MembershipStore;
  audit: AuditLog;
  tellMembers: TellMembers;
  websites: WebsitesOfOrganization;
  apiKeys: Pick<ApiKeyStore, 'removeAll'>;
  agentConfirmations: Pick<AgentConfirmationStore, 'removeAll'>;
  brands: Pick<BrandStore, 'removeAll'>;
}

/** Reminds of the ends of organizations, and carries out those whose time has come. */
export const createDueClosings = (deps: Deps) => {
  const { organizations, memberships, audit, tellMembers } = deps;

  /** Each step can be repeated: what broke off in the middle is done again an hour later. */
  const carryOut = async (organization: ClosingOrganization): Promise<void> => {
    const id = organization._id.toHexString();
    const { websites } = await deps.websites.withdrawOrganization({ organization_id: id });
    await audit.record({
      organization_id: id,
      actor: { id: '', name: 'Yinyom', kind: 'system' },
      action: 'organization.closed',
      target: { type: 'organization', id, label: organization.name },
      changes: [
        { field: 'websites', before: websites, after: 0 },
        { field: 'ordered_by', before: null, after: organization.closing.by },
      ],
      ip_truncated: '',
      request_id: '',
      result: 'success',
    });
    // They are told while it is known who they are.
    const people = await memberships.everybody(id);
    await tellMembers(organization, 'organization_closed', { person: organization.closing.by }, people);
    await memberships.removeAll(id);
    await deps.apiKeys.removeAll(id);
    await deps.agentConfirmations.removeAll(id);
    await deps.brands.removeAll(id);
    // What somebody added while this ran.
    await deps.websites.withdrawOrganization({ organization_id: id });
    // Last: a closed organization is not looked for again.
    await organizations.close(id);
  };

  /** @returns how many organizations were closed */
  return async (now: Date = new Date()): Promise<number> => {
    const soon = new Date(now.getTime() + CLOSING_REMINDER_DAYS * DAY_MS);
    for (;;) {
      const organization = await organizations.takeReminder(now, soon);
      if (!organization) break;
      const { by, closes_at } = organization.closing;
      await tellMembers(organization, 'organization_closing_soon', { person: by, closes_at });
    }
    for (let closed = 0; ; closed += 1) {
      const organization = await organizations.takeDue(now);
      if (!organization) return closed;
      await carryOut(organization);
    }
  };
};

/** Does so again and again. Several processes may at once: each order is one process's to carry out. */
export const scheduleClosings = (deps: Deps, logger: Logger) =>
  scheduledJob('closing', createDueClosings(deps), EVERY_MS, logger, {
    done: 'closed organizations',
    failed: 'closing of organizations failed',
  });
