import type { BodyOf } from '@yinyom/contracts/endpoint';
import { NAMED_ADMINS, type updateOrganization } from '@yinyom/contracts/identity/organizations';
import { AppError, conflict, notFound, unauthorized, versionConflict } from '@yinyom/service-kit/AppError';
import type { Caller } from '@yinyom/service-kit/request/requestContext';
import { userTarget, type AuditLog } from '../audit/audit.service';
import type { AuditChange } from '../audit/auditEvent';
import { hasNoAddress } from '../directory/directoryLogin';
import type { MailboxProof } from '../mailbox/mailboxProof';
import type { JoinOrganization } from '../organization-users/joinOrganization';
import type { MembershipStore } from '../organization-users/membership.store';
import { hasSecondFactor } from '../users/keysOf';
import type { Visit } from '../sessions/visit';
import { emailMatchesSite, isExternalEmail, isPartnerEmail } from '../signup/emailDomain';
import type { ExternalMarks } from '../signup/externalMarks';
import type { UserStore } from '../users/user.store';
import type { MembershipRecord, UserRecord } from '../users/userRecord';
import type { OrganizationChange, OrganizationRecord, OrganizationStore } from './organization.store';
import type { OrganizationView } from './organizationView';

type Change = BodyOf<typeof updateOrganization>;

interface Deps {
  users: UserStore;
  organizations: OrganizationStore;
  memberships: MembershipStore;
  join: JoinOrganization;
  mailboxes: MailboxProof;
  markExternal: ExternalMarks;
  audit: AuditLog;
  seenBy: OrganizationView;
}

const toUpdate = ({ name, contact_email, dpo, settings }: Change): OrganizationChange => ({
  $set: {
    ...(name !== undefined && { name }),
    ...(contact_email && { contact_email }),
    ...(dpo && { dpo: { ...dpo, phone: dpo.phone ?? '' } }),
    ...Object.fromEntries(Object.entries(settings ?? {}).map(([key, value]) => [`settings.${key}`, value])),
  },
  ...(contact_email === '' && { $unset: { contact_email: 1 } }),
});

const changesBetween = (before: OrganizationRecord, after: OrganizationRecord): AuditChange[] => {
  const flat = (record: OrganizationRecord): Record<string, unknown> => ({
    name: record.name,
    contact_email: record.contact_email ?? null,
    dpo: record.dpo ?? null,
    ...Object.fromEntries(Object.entries(record.settings).map(([key, value]) => [`settings.${key}`, value])),
  });
  const [old, now] = [flat(before), flat(after)];
  return Object.keys(now)
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]))
    .map((field) => ({ field, before: old[field], after: now[field] }));
};

export const createOrganizationService = (deps: Deps) => {
  const { users, organizations, memberships, join, mailboxes, markExternal, audit, seenBy } = deps;
  const me = async (caller: Caller): Promise<UserRecord> => {
    const user = await users.get(caller.userId);
    if (!user) throw unauthorized();
    return user;
  };
  /** Their names, for members who need one of them; how to write to them is for Admins to read. */
  const adminsOf = async (id: string): Promise<string[]> =>
    (await memberships.activeAdmins(id))
      .map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim())
      .filter((name) => name !== '')
      .slice(0, NAMED_ADMINS);
  const placeIn = (user: UserRecord, organizationId: string): MembershipRecord => {
    const found = user.memberships.find((item) => item.organization_id.toHexString() === organizationId);
    if (!found) throw notFound();
    return found;
  };
  const load = async (id: string): Promise<OrganizationRecord> => {
    const organization = await organizations.get(id);
    if (!organization) throw notFound();
    return organization;
  };
  const targetOf = ({ _id, name }: OrganizationRecord) => ({
    type: 'organization',
    id: _id.toHexString(),
    label: name,
  });

  /** The open invitation with an id, only for the invited person. */
  const invitation = (user: UserRecord, invitationId: string): MembershipRecord => {
    const found = user.memberships.find(
      ({ _id, status }) => status === 'invited' && _id.toHexString() === invitationId,
    );
    if (!found) throw notFound();
    return found;
  };

  /**
   * An Admin types any address beside a directory name; the one that the directory knows decides. Any address can
   * have changed since the invitation: nobody from outside becomes Admin.
   * @throws AppError 403 email_domain_mismatch, external_admin
   */
  const checkAddress = async (user: UserRecord, { organization_id, role }: MembershipRecord) => {
    if (hasNoAddress(user)) return;
    const organization = await load(organization_id.toHexString());
    const fits = emailMatchesSite(user.email, organization.site_host);
    if (user.directory && !fits && !isPartnerEmail(user.email, organization))
      throw new AppError(403, 'email_domain_mismatch');
    if (role === 1000 && isExternalEmail(user.email, organization.site_host))
      throw new AppError(403, 'external_admin');
  };

  return {
    /** Active memberships and open invitations, in the order in which the person joined. */
    listMine: async (caller: Caller) => {
      const user = await me(caller);
      const visible = user.memberships.filter(({ status }) => status !== 'suspended');
      const records = await Promise.all(visible.map((item) => organizations.get(item.organization_id)));
      return visible.flatMap((membership, index) => {
        const record = records[index];
        return record ? [seenBy(user, record, membership)] : [];
      });
    },

    get: async (caller: Caller, id: string) => {
      const [record, user] = await Promise.all([load(id), me(caller)]);
      return { ...seenBy(user, record, placeIn(user, id)), admins: await adminsOf(id) };
    },

    /** @throws AppError 404, 409 two_fa_not_enabled, 412 */
    update: async (caller: Caller, id: string, change: Change, visit: Visit, seen: number | undefined) => {
      const user = await me(caller);
      // Whoever demands a second factor from others must not lock themselves out.
      if (change.settings?.require_2fa === true && !hasSecondFactor(user))
        throw conflict('two_fa_not_enabled');
      const before = await load(id);
      const after = await organizations.update(id, toUpdate(change), 'revision', seen);
      if (!after) throw seen === undefined ? notFound() : versionConflict();
      await memberships.mirrorOrganization(id, after.name, after.settings.require_2fa);
      await audit.inOrganization(id, user, 'organization.updated', visit, {
        target: targetOf(after),
        changes: changesBetween(before, after),
      });
      return seenBy(user, after, placeIn(user, id));
    },

    accept: async (caller: Caller, invitationId: string, visit: Visit) => {
      const user = await me(caller);
      const open = invitation(user, invitationId);
      const { organization_id } = open;
      await mailboxes.demand(user);
      await checkAddress(user, open);
      if (!(await join(user._id, organization_id))) throw notFound();
      await markExternal(user);
      const id = organization_id.toHexString();
      const joined = await me(caller);
      const membership = placeIn(joined, id);
      const organization = await load(id);
      await audit.inOrganization(id, joined, 'invitation.accepted', visit, {
        target: { type: 'user', id: caller.userId, label: joined.email },
      });
      return seenBy(joined, organization, membership);
    },

    decline: async (caller: Caller, invitationId: string, visit: Visit): Promise<void> => {
      const user = await me(caller);
      const { _id, organization_id, invited_as } = invitation(user, invitationId);
      if (!(await memberships.remove(user._id, organization_id))) throw notFound();
      // Who never joined is known to the organization by what its Admin typed, and stays so.
      const known = { ...user, ...invited_as, _id };
      await audit.inOrganization(organization_id.toHexString(), known, 'invitation.declined', visit, {
        target: userTarget(known),
      });
    },
  };
};
export type OrganizationService = ReturnType<typeof createOrganizationService>;
