import type { Role } from '@yinyom/contracts/constants';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';

type AuditEvent = Parameters<IdentityClient['recordAudit']>[0];
type WebhookMail = Parameters<IdentityClient['sendWebhookMail']>[0];
type AlertMail = Parameters<IdentityClient['sendAlertMail']>[0];
type InstallMail = Parameters<IdentityClient['sendInstallMail']>[0];
type RequestCode = Parameters<IdentityClient['sendRequestCode']>[0];
type RequestReceipt = Parameters<IdentityClient['sendRequestReceipt']>[0];
type RequestAnswer = Parameters<IdentityClient['sendRequestAnswer']>[0];
type RequestNews = Parameters<IdentityClient['sendRequestNews']>[0];
type PartMail = Parameters<IdentityClient['sendPartErrors'] | IdentityClient['sendCanaryNews']>[0];
type ScanMail = Parameters<IdentityClient['sendScanMail']>[0];

/** An active membership of a test's user. */
interface Membership {
  userId: string;
  organizationId: string;
  role: Role;
  /** The websites that the person is limited to; absent: every one. */
  websites?: string[];
  /** What the membership carries besides its role. */
  flags?: 'dpo'[];
  /** All websites in these groups and below them besides. */
  groups?: string[];
  /** ISO 8601; absent: before anything that a test does. */
  addedAt?: string;
}

/** Two organizations that know nothing of each other. */
export const OURS = 'a'.repeat(24);
export const THEIRS = 'b'.repeat(24);
const NAMES: Record<string, string> = { [OURS]: 'มหาวิทยาลัยตัวอย่าง', [THEIRS]: 'Other Co.' };

/** Who runs the installation, a member of nothing. */
export const OPERATOR = 'operator';

/** Address of a test's user. */
export const addressOf = (userId: string): string => `${userId}@example.ac.th`;

/**
 * The identity service's declared interface, answered from a table of people in two organizations that a test may
 * change at any time.
 */
export const identityStandIn = () => {
  const memberships: Membership[] = [
    { userId: 'admin', organizationId: OURS, role: 1000 },
    { userId: 'member', organizationId: OURS, role: 10 },
    { userId: 'viewer', organizationId: OURS, role: 1 },
    { userId: 'reviewer', organizationId: OURS, role: 0 },
    { userId: 'foreigner', organizationId: THEIRS, role: 1000 },
  ];
  const deadSessions = new Set<string>();
  /** Any token of a bot check is a solved one, once. */
  const spentTokens = new Set<string>();
  const audit: AuditEvent[] = [];
  const mails: ScanMail[] = [];
  const installMails: InstallMail[] = [];
  const webhookMails: WebhookMail[] = [];
  const alertMails: AlertMail[] = [];
  const requestCodes: RequestCode[] = [];
  const requestReceipts: RequestReceipt[] = [];
  const requestNews: RequestNews[] = [];
  const requestAnswers: RequestAnswer[] = [];
  const partMails: PartMail[] = [];
  const client: IdentityClient = {
    authorize: async ({ user_id, session_id, organization_id, ordered }) => {
      const found = memberships.find(
        ({ userId, organizationId }) => userId === user_id && organizationId === organization_id,
      );
      return {
        session_alive: ordered === true || !deadSessions.has(session_id),
        role: found?.role ?? null,
        organization_name: organization_id === null ? null : (NAMES[organization_id] ?? null),
        ...(found?.websites && { websites: found.websites }),
        ...(found?.groups && { groups: found.groups }),
        ...(found?.flags && { flags: found.flags }),
      };
    },
    listEvents: async () => [],
    forgetEvents: async () => null,
    openKey: async () => ({ refusal: 'key_invalid', key: null }),
    confirmCall: async () => ({ verdict: 'invalid', confirmation: null }),
    countUses: async ({ uses, ms }) => ({ used: uses, ms_left: ms }),
    checkCaptcha: async ({ token }) => {
      if (token === null) return { verdict: 'captcha_required', wait_seconds: null };
      const verdict = spentTokens.has(token) ? 'captcha_invalid' : 'ok';
      spentTokens.add(token);
      return { verdict, wait_seconds: null };
    },
    isOperator: async ({ user_id }) => ({ operator: user_id === OPERATOR }),
    listMemberships: async ({ user_id }) =>
      memberships
        .filter(({ userId }) => userId === user_id)
        .map(({ organizationId, role, websites, flags }) => ({
          organization_id: organizationId,
          organization_name: NAMES[organizationId] ?? '',
          role,
          ...(flags && { flags }),
          ...(websites && { websites }),
        })),
    describeMember: async ({ organization_id, user_id }) => {
      const found = memberships.find(
        ({ userId, organizationId }) => userId === user_id && organizationId === organization_id,
      );
      if (!found) return null;
      const { role, flags, websites, groups, addedAt } = found;
      return {
        name: `Name of ${user_id}`,
        role,
        ...(addedAt && { added_at: addedAt }),
        ...(flags && { flags }),
        ...(websites && { websites }),
        ...(groups && { groups }),
      };
    },
    organizationContact: async () => null,
    organizationFacts: async () => null,
    organizationOfficers: async ({ organization_id, group_path = [] }) =>
      memberships
        .filter(
          ({ organizationId, role, flags, websites, groups = [] }) =>
            organizationId === organization_id &&
            (role === 1000 ||
              (flags?.includes('dpo') && (!websites || groups.some((group) => group_path.includes(group))))),
        )
        .map(({ userId }) => ({ id: userId, name: `Name of ${userId}` })),
    organizationRetention: async () => null,
    sendPortfolioReport: async () => ({ sent: 0 }),
    brandOf: async () => null,
    acceptedAgreement: async () => ({ version: '1.2' }),
    findMembers: async ({ organization_id, emails, user_ids }) =>
      memberships
        .filter(
          ({ userId, organizationId }) =>
            organizationId === organization_id &&
            (emails.includes(addressOf(userId)) || user_ids.includes(userId)),
        )
        .map(({ userId }) => ({ user_id: userId, name: `Name of ${userId}`, email: addressOf(userId) })),
    sendScanMail: async (mail) => {
      mails.push(mail);
      return { sent: mail.emails.length };
    },
    sendWebhookMail: async (mail) => {
      webhookMails.push(mail);
      return { sent: 1 };
    },
    sendRequestCode: async (mail) => {
      requestCodes.push(mail);
      return null;
    },
    sendRequestReceipt: async (mail) => {
      if (!requestReceipts.some(({ key }) => key !== undefined && key === mail.key))
        requestReceipts.push(mail);
      return { state: 'sent', at: new Date().toISOString() };
    },
    sendRequestAnswer: async (mail) => {
      if (!requestAnswers.some(({ key }) => key !== undefined && key === mail.key)) requestAnswers.push(mail);
      return { state: 'sent', at: new Date().toISOString() };
    },
    sendRequestNews: async (mail) => {
      requestNews.push(mail);
      return { sent: mail.user_ids.length };
    },
    sendPartErrors: async (mail) => {
      partMails.push(mail);
      return null;
    },
    sendCanaryNews: async (mail) => {
      partMails.push(mail);
      return null;
    },
    listEndingKeys: async () => [],
    writingKeys: async () => [],
    sendAlertMail: async (mail) => {
      alertMails.push(mail);
      return { sent: 1 };
    },
    takeWeeklyReport: async () => null,
    sendWeeklyReport: async () => ({ sent: 0 }),
    sendInstallMail: async (mail) => {
      installMails.push(mail);
      return { wait_seconds: installMails.length > 3 ? 60 : null };
    },
    listAudit: async () => ({ entities: [], has_more: false }),
    recordAudit: async (event) => {
      audit.push(event);
      return null;
    },
  };
  return {
    client,
    memberships,
    deadSessions,
    audit,
    mails,
    installMails,
    webhookMails,
    alertMails,
    requestCodes,
    requestReceipts,
    requestNews,
    requestAnswers,
    partMails,
  };
};
