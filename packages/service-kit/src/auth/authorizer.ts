import type { Role } from '@yinyom/contracts/constants';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { confirmingFlag, confirmingRole } from '@yinyom/contracts/identity/agentCalls';
import type { ApiKeyRefusal } from '@yinyom/contracts/identity/apiKeys';
import { API_KEY_REFUSALS } from '@yinyom/contracts/identity/apiKeys';
import { CALLS_OF_LIMITED_PEOPLE } from '@yinyom/contracts/identity/memberScope';
import type { MembershipFlag } from '@yinyom/contracts/identity/membershipFlag';
import type { KeyScope, Scope } from '@yinyom/contracts/identity/scopes';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import { AppError, forbidden, notFound, unauthorized } from '../AppError';
import type { Caller, RequestContext } from '../request/requestContext';
import { isGroupInScope, isInScope, type WebsiteLimit } from './isInScope';
import { truncateIp } from '../request/truncateIp';

/** The part of the identity service that decides who may do what. */
export type IdentityClient = InternalHandlers<typeof identityInternal>;
/** What is asked before each call. */
export type SessionJudge = Pick<IdentityClient, 'authorize'>;

/** A member of an organization who passed the role check. */
export interface Member {
  userId: string;
  organizationId: string;
  organizationName: string;
  role: Role;
  /** What the membership carries besides its role; absent: nothing. */
  flags?: readonly MembershipFlag[];
  /** The websites that a person or an API key is limited to by name; null: all of the organization. */
  applications: readonly string[] | null;
  /** The same with groups: a website must be within each of them. Absent: no limits. */
  limits?: readonly WebsiteLimit[];
  /** Of an API key: what it may. */
  key?: { scopes: readonly Scope[]; agent?: true };
}

/**
 * What a call is about: a website, by its id and the groups that it is in; a group with all below it, by its path; `each`: the
 * handler keeps to `member.limits` itself; null: the organization as a whole, which keys and people of certain websites may not touch.
 */
export type About =
  | { application: string; group_path?: readonly string[] | undefined }
  | { group: readonly string[] }
  | 'each'
  | null;

/** The signed-in caller, or 401. The one-time token of a two-factor login signs nobody in. */
export const callerOf = (context: RequestContext): Caller => {
  const { caller } = context;
  if (!caller || caller.kind === 'otp') throw unauthorized();
  return caller;
};

/**
 * Why an API key is refused.
 * @param scope what it would need, for `scope_missing`
 * @param ip where it called from, for `key_outside_ranges`
 */
export const keyRefused = (
  code: ApiKeyRefusal,
  { scope = '', ip = '' }: { scope?: string | undefined; ip?: string | undefined } = {},
): AppError => new AppError(API_KEY_REFUSALS[code], code, { values: { scope, ip } });

/** What the identity service is asked about a caller that is an API key. */
const askedOfKey = ({ kind }: Caller, scope: KeyScope | undefined) =>
  kind === 'key' ? { key: { scope: scope ?? null } } : {};

/** @throws AppError 403 scope_missing when an API key is not allowed another thing that a call does */
export const needsScope = ({ key }: Pick<Member, 'key'>, scope: Scope): void => {
  if (key && !key.scopes.includes(scope)) throw keyRefused('scope_missing', { scope });
};

const isWithin = (limits: readonly WebsiteLimit[], about: Exclude<About, 'each' | null>): boolean =>
  'group' in about
    ? isGroupInScope(limits, about.group)
    : isInScope(limits, { id: about.application, group_path: about.group_path });

/** @throws AppError 403 for a key; for a person 404, as if nothing were there */
const checkAbout = ({ key, limits }: Member, about: About, call: string): void => {
  if (!limits || about === 'each') return;
  if (about !== null && isWithin(limits, about)) return;
  if (key) throw keyRefused('application_outside_key');
  if (about !== null || !CALLS_OF_LIMITED_PEOPLE.includes(call)) throw notFound();
};

/**
 * Whether a person of an organization could make a call about this: role or flag, and websites. What a service checks besides is
 * in `confirmingRole` and `confirmingFlag`. Never a key.
 */
export const mayMake = (
  { key, role, flags = [], limits }: Member,
  endpoint: Pick<AnyEndpoint, 'name' | 'role' | 'flag'>,
  about: About,
): boolean => {
  const least = confirmingRole(endpoint);
  if (key || least === null) return false;
  const flag = confirmingFlag(endpoint);
  if (role < least && !(flag && flags.includes(flag))) return false;
  if (!limits) return true;
  if (about === null) return CALLS_OF_LIMITED_PEOPLE.includes(endpoint.name);
  return about !== 'each' && isWithin(limits, about);
};

/** A limit from what is kept; undefined: none. */
const limitOf = (
  applications: readonly string[] | null | undefined,
  groups: readonly string[] = [],
): WebsiteLimit | undefined =>
  applications || groups.length > 0 ? { applications: applications ?? [], groups } : undefined;

const namedIn = (limit: WebsiteLimit | undefined): readonly string[] | undefined => limit?.applications;

/** What is in both limits. */
const both = (
  one: readonly string[] | null | undefined,
  other: readonly string[] | null | undefined,
): readonly string[] | null =>
  one && other ? one.filter((id) => other.includes(id)) : (one ?? other ?? null);

/**
 * Checks, against the database at this moment, that the session lives and that the caller is an active member of
 * an organization with at least the role of a call. Not a member: 404, as if nothing were there (API conventions).
 * @throws AppError 401, 404 or 403
 */
export const authorizeMember = async (
  identity: SessionJudge,
  context: RequestContext,
  organizationId: string,
  {
    call,
    least,
    flag,
    scope,
  }: { call: string; least: Role; flag?: MembershipFlag | undefined; scope?: KeyScope | undefined },
  about: About = null,
): Promise<Member> => {
  const caller = callerOf(context);
  const answer = await identity.authorize({
    user_id: caller.userId,
    session_id: caller.sessionId,
    organization_id: organizationId,
    ...askedOfKey(caller, scope),
    attempt: {
      call,
      least,
      ...(flag && { flag }),
      ip_truncated: truncateIp(context.ip),
      request_id: context.requestId,
    },
  });
  const needed = { call, least, flag, scope, ip: context.ip };
  return memberFrom(answer, { userId: caller.userId, organizationId }, needed, about);
};

/** Who ordered work that goes on after the call. `sessionId` is the id of the key where a key did. */
export interface Orderer {
  userId: string;
  sessionId: string;
  kind: 'user' | 'api_key';
}

/**
 * Checks the same for work that somebody ordered earlier: rights are those of this moment, while the session may have ended.
 * @throws AppError 401 for a closed account or a key that ended, 404 or 403
 */
export const authorizeOrdered = async (
  identity: SessionJudge,
  { userId, sessionId, kind }: Orderer,
  organizationId: string,
  needed: { call: string; least: Role; scope: Scope },
  about: About,
): Promise<Member> => {
  const answer = await identity.authorize({
    user_id: userId,
    session_id: sessionId,
    organization_id: organizationId,
    ordered: true,
    ...(kind === 'api_key' && { key: { scope: needed.scope } }),
  });
  return memberFrom(answer, { userId, organizationId }, { ...needed, ip: '' }, about);
};

type Authorized = Awaited<ReturnType<SessionJudge['authorize']>>;

/** @throws AppError 401, 404 or 403 */
const memberFrom = (
  answer: Authorized,
  { userId, organizationId }: Pick<Member, 'userId' | 'organizationId'>,
  {
    call,
    least,
    flag,
    scope,
    ip,
  }: {
    call: string;
    least: Role;
    flag?: MembershipFlag | undefined;
    scope?: KeyScope | undefined;
    ip: string;
  },
  about: About,
): Member => {
  if (!answer.session_alive) throw unauthorized();
  if (answer.key_refusal) throw keyRefused(answer.key_refusal, { scope, ip });
  if (answer.role === null) throw notFound();
  if (answer.two_fa_missing) throw new AppError(403, 'two_fa_required_by_organization');
  if (answer.security_key_missing) throw new AppError(403, 'security_key_required');
  const { flags = [] } = answer;
  if (answer.role < least && !(flag && flags.includes(flag))) throw forbidden();
  const ofKey = answer.key && limitOf(answer.key.application_ids, answer.key.group_ids);
  const ofPerson = limitOf(answer.websites, answer.groups);
  const limits = [ofKey, ofPerson].filter((limit) => limit !== undefined);
  const member: Member = {
    userId,
    organizationId,
    organizationName: answer.organization_name ?? '',
    role: answer.role,
    ...(flags.length > 0 && { flags }),
    applications: both(namedIn(ofKey), namedIn(ofPerson)),
    ...(limits.length > 0 && { limits }),
    ...(answer.key && {
      key: { scopes: answer.key.scopes, ...(answer.key.agent && { agent: true as const }) },
    }),
  };
  checkAbout(member, about, call);
  return member;
};

/** Checks that the caller's session lives. @throws AppError 401 */
export const authorizeSelf = async (
  identity: SessionJudge,
  context: RequestContext,
  scope?: KeyScope,
): Promise<Caller> => {
  const caller = callerOf(context);
  const answer = await identity.authorize({
    user_id: caller.userId,
    session_id: caller.sessionId,
    organization_id: null,
    ...askedOfKey(caller, scope),
  });
  if (!answer.session_alive) throw unauthorized();
  if (answer.key_refusal) throw keyRefused(answer.key_refusal, { scope, ip: context.ip });
  return caller;
};
