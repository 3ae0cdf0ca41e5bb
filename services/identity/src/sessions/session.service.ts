import type { LoginAnswer } from '@yinyom/contracts/identity/guest';
import { DAY_MS } from '@yinyom/contracts/durations';
import { AppError, notFound, unauthorized } from '@yinyom/service-kit/AppError';
import { ACCESS_SECONDS, signToken } from '@yinyom/service-kit/auth/accessToken';
import { isStorageFull } from '@yinyom/service-kit/http/databaseDown';
import { onlyPage } from '@yinyom/service-kit/http/listPages';
import type { Caller } from '@yinyom/service-kit/request/requestContext';
import type { AuditLog } from '../audit/audit.service';
import type { RateLimits } from '../limits/rateLimits';
import type { MailService } from '../mail/mail.service';
import { newToken, tokenHash } from '../tokens/opaqueToken';
import { fullName } from '../users/toUser';
import type { Operators } from '../users/operators';
import type { UserStore } from '../users/user.store';
import type { UserRecord } from '../users/userRecord';
import type { RefreshTokenRecord, SessionStore } from './session.store';
import { truncateIp } from '@yinyom/service-kit/request/truncateIp';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { Visit } from './visit';
import { newId, type Id } from '../users/id';

/** A refresh token dies unused after 7 days, a session after 30 days whatever happens. */
const IDLE_MS = 7 * DAY_MS;
const ABSOLUTE_MS = 30 * DAY_MS;
/** Two tabs may exchange the same token within this time: the slower one is told, nothing is revoked. */
const RACE_MS = 10_000;

/** Lets a failure pass by which something could not be stored since the disk is full. @throws any other */
const unlessFull = (error: unknown): void => {
  if (!isStorageFull(error)) throw error;
};

interface Deps {
  users: UserStore;
  store: SessionStore;
  limits: RateLimits;
  audit: AuditLog;
  mail: MailService;
  /** JWT_SECRET */
  jwtSecret: KeyRing;
  /** What somebody is told of the own account. */
  describe: Operators['describe'];
}

/** Starts, renews, lists and ends sessions. */
export const createSessionService = (deps: Deps) => {
  const { users, store, limits, audit, mail, jwtSecret, describe } = deps;
  const issueRefreshToken = async (user: UserRecord, sessionId: Id, end: Date, now: Date) => {
    const token = newToken();
    const expires = new Date(Math.min(now.getTime() + IDLE_MS, end.getTime()));
    await store.addToken({
      _id: tokenHash(token),
      user_id: user._id,
      session_id: sessionId,
      expires_at: expires,
    });
    return token;
  };

  const accessToken = (user: UserRecord, sessionId: Id) =>
    signToken(
      { userId: user._id.toHexString(), sessionId: sessionId.toHexString(), kind: 'access' },
      jwtSecret,
    );

  /** A token came back that was exchanged long ago: somebody else has a copy, so the whole family ends. */
  const revokeFamily = async (userId: Id, sessionId: Id, visit: Visit) => {
    const wasAlive = await store.end(userId, sessionId);
    const user = wasAlive ? await users.get(userId.toHexString()) : null;
    if (!user) return;
    await audit.aboutUser(user, 'session.token_reused', 'denied', visit);
    await mail.send(user, 'session_reused', { name: fullName(user) });
  };

  /** Who may renew with a token: an active person whose session lives. Nobody with one that was used or has expired. */
  const holderOf = async (token: RefreshTokenRecord | null, now: Date) => {
    if (!token || token.used_at || token.expires_at <= now) return {};
    const user = await users.get(token.user_id.toHexString());
    if (user?.status !== 'active') return {};
    const session = user.sessions.find(
      ({ _id, expires_at }) => _id.equals(token.session_id) && expires_at > now,
    );
    return { user, session };
  };

  /** Why a token is not exchanged; ends the session of one that somebody else seems to have. */
  const refusal = async (hash: string, visit: Visit, now: Date): Promise<AppError> => {
    const known = await store.findToken(hash);
    if (!known?.used_at) return new AppError(401, 'refresh_invalid');
    const alive = await users.get(known.user_id.toHexString());
    if (!alive?.sessions.some(({ _id }) => _id.equals(known.session_id)))
      return new AppError(401, 'refresh_invalid');
    if (now.getTime() - known.used_at.getTime() <= RACE_MS) return new AppError(409, 'refresh_raced');
    await revokeFamily(known.user_id, known.session_id, visit);
    return new AppError(401, 'refresh_reused');
  };

  return {
    /** Begins a session after every step of a login is done. */
    start: async (user: UserRecord, visit: Visit, now = new Date()): Promise<LoginAnswer> => {
      const session = {
        _id: newId(),
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + ABSOLUTE_MS),
        device: visit.device,
        ip_truncated: truncateIp(visit.ip),
        authenticated_at: now,
      };
      const hasExpired = user.sessions.some(({ expires_at }) => expires_at <= now);
      if (!(await store.add(user._id, session, hasExpired))) throw unauthorized();
      const [refresh_token] = await Promise.all([
        issueRefreshToken(user, session._id, session.expires_at, now),
        audit.aboutUser(user, 'session.started', 'success', visit),
      ]);
      return {
        token: accessToken(user, session._id),
        refresh_token,
        expires_in: ACCESS_SECONDS,
        user: describe({ ...user, last_access_at: now }),
      };
    },

    /**
     * Exchanges a refresh token for new tokens. While nothing can be stored the refresh token stays the same.
     * @throws AppError 401 refresh_invalid, 401 refresh_reused (family revoked), 409 refresh_raced
     */
    refresh: async (token: string, visit: Visit, now = new Date()) => {
      const found = await store.findToken(tokenHash(token));
      // Counted before the token is used up: whoever is told to wait may come again with it.
      if (found) await limits.consume('refresh_session', found.session_id.toHexString()).catch(unlessFull);
      const { user, session } = await holderOf(found, now);
      if (!found || !user || !session) throw await refusal(tokenHash(token), visit, now);
      const renewed = { access_token: accessToken(user, session._id), expires_in: ACCESS_SECONDS };
      try {
        // Stored first: a process that dies in between leaves the person a token that works.
        const refresh_token = await issueRefreshToken(user, session._id, session.expires_at, now);
        if (!(await store.takeToken(found._id, now))) throw await refusal(found._id, visit, now);
        await store.touch(user._id, session._id, now).catch(unlessFull);
        return { ...renewed, refresh_token };
      } catch (error) {
        unlessFull(error);
        return { ...renewed, refresh_token: token };
      }
    },

    list: async (caller: Caller, now = new Date()) => {
      const user = await users.get(caller.userId);
      const living = (user?.sessions ?? []).filter(({ expires_at }) => expires_at > now);
      const entities = living
        .sort((a, b) => b.last_used_at.getTime() - a.last_used_at.getTime())
        .map((session) => ({
          id: session._id.toHexString(),
          device: session.device,
          ip_truncated: session.ip_truncated,
          created_at: session.created_at.toISOString(),
          last_used_at: session.last_used_at.toISOString(),
          current: session._id.toHexString() === caller.sessionId,
        }));
      return onlyPage(entities, Math.max(entities.length, 1));
    },

    /** @throws AppError 404 when the session is not one of the caller's */
    revoke: async (caller: Caller, sessionId: string, visit: Visit): Promise<void> => {
      if (!(await store.end(caller.userId, sessionId))) throw notFound();
      const user = await users.get(caller.userId);
      if (user) await audit.aboutUser(user, 'session.revoked', 'success', visit);
    },

    /** Ends the caller's session, also the one of a refresh token that is theirs, or all of them. */
    logOut: async (
      caller: Caller,
      { all = false, refresh_token }: { all?: boolean; refresh_token?: string },
      visit: Visit,
    ): Promise<void> => {
      const user = await users.get(caller.userId);
      if (all) await store.endAll(caller.userId);
      else {
        await store.end(caller.userId, caller.sessionId);
        const token = refresh_token === undefined ? null : await store.findToken(tokenHash(refresh_token));
        if (token?.user_id.toHexString() === caller.userId) await store.end(caller.userId, token.session_id);
      }
      if (user) await audit.aboutUser(user, all ? 'session.ended_all' : 'session.ended', 'success', visit);
    },
  };
};
export type SessionService = ReturnType<typeof createSessionService>;
