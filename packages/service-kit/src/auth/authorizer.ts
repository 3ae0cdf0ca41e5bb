import type { Role } from '@yinyom/contracts/constants';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import { AppError, forbidden, notFound, unauthorized } from '../AppError';
import type { Caller, RequestContext } from '../request/requestContext';
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
}

/** The signed-in caller, or 401. The one-time token of a two-factor login signs nobody in. */
export const callerOf = (context: RequestContext): Caller => {
  if (context.caller?.kind !== 'access') throw unauthorized();
  return context.caller;
};

/**
 * Checks, against the database at this moment, that the session lives and that the caller is an active member of
 * an organization with at least the role of a call. Not a member: 404, as if nothing were there (API conventions).
 * @throws AppError 401, 404 or 403
 */
export const authorizeMember = async (
  identity: SessionJudge,
  context: RequestContext,
  organizationId: string,
  { call, least }: { call: string; least: Role },
): Promise<Member> => {
  const caller = callerOf(context);
  const answer = await identity.authorize({
    user_id: caller.userId,
    session_id: caller.sessionId,
    organization_id: organizationId,
    attempt: { call, least, ip_truncated: truncateIp(context.ip), request_id: context.requestId },
  });
  if (!answer.session_alive) throw unauthorized();
  if (answer.role === null) throw notFound();
  if (answer.two_fa_missing) throw new AppError(403, 'two_fa_required_by_organization');
  if (answer.security_key_missing) throw new AppError(403, 'security_key_required');
  if (answer.role < least) throw forbidden();
  return {
    userId: caller.userId,
    organizationId,
    organizationName: answer.organization_name ?? '',
    role: answer.role,
  };
};

/** Checks that the caller's session lives. @throws AppError 401 */
export const authorizeSelf = async (identity: SessionJudge, context: RequestContext): Promise<Caller> => {
  const caller = callerOf(context);
  const answer = await identity.authorize({
    user_id: caller.userId,
    session_id: caller.sessionId,
    organization_id: null,
  });
  if (!answer.session_alive) throw unauthorized();
  return caller;
};
