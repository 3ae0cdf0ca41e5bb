import type { BodyOf } from '@yinyom/contracts/endpoint';
import {
  MAX_SECURITY_KEYS,
  type addSecurityKey,
  type removeSecurityKey,
  type renameSecurityKey,
  type requestSecurityKey,
  type SecurityKey,
} from '@yinyom/contracts/identity/securityKeys';
import { AppError, conflict, notFound, rejected, unauthorized } from '@yinyom/service-kit/AppError';
import type { Caller } from '@yinyom/service-kit/request/requestContext';
import type { AuditLog } from '../audit/audit.service';
import type { MailService } from '../mail/mail.service';
import type { OwnPasswordCheck } from '../password/checkOwnPassword';
import type { PasswordHasher } from '../password/passwordHasher';
import type { SessionStore } from '../sessions/session.store';
import type { Visit } from '../sessions/visit';
import { newRecoverySet } from '../two-factor/recoveryCodes';
import type { TwoFactorStore } from '../two-factor/twoFactor.store';
import { newId } from '../users/id';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import type { SecurityKeyRecord, UserRecord } from '../users/userRecord';
import type { KeyCeremony } from './ceremony';
import type { ChallengeOwner, KeyChallengeStore } from './keyChallenge.store';
import { keysOf } from '../users/keysOf';
import type { DemandsFactor } from '../two-factor/demandsFactor';
import { isKeyDemanded } from './needsKey';
import type { SecurityKeyStore } from './securityKey.store';

interface Deps {
  users: UserStore;
  sessionStore: SessionStore;
  store: SecurityKeyStore;
  twoFactorStore: TwoFactorStore;
  challenges: KeyChallengeStore;
  ceremony: KeyCeremony;
  hasher: PasswordHasher;
  checkPassword: OwnPasswordCheck;
  mail: MailService;
  audit: AuditLog;
  demandsFactor: DemandsFactor;
  /** The setting SECURITY_KEY_FOR_ADMINS. */
  keyForAdmins: boolean;
}

const toSecurityKey = (key: SecurityKeyRecord): SecurityKey => ({
  id: key._id.toHexString(),
  name: key.name,
  synced: key.synced,
  created_at: key.created_at.toISOString(),
  last_used_at: key.last_used_at?.toISOString() ?? null,
});

const tooMany = () => new AppError(409, 'security_keys_full', { values: { max: MAX_SECURITY_KEYS } });

/** Adding, naming and removing security keys. */
export const createSecurityKeyService = (deps: Deps) => {
  const { users, sessionStore, store, challenges, ceremony, checkPassword, mail, audit } = deps;

  const me = async (caller: Caller): Promise<UserRecord> => {
    const user = await users.get(caller.userId);
    if (!user) throw unauthorized();
    return user;
  };
  const ownerOf = (user: UserRecord, { sessionId }: Caller): ChallengeOwner => ({
    purpose: 'add',
    userId: user._id,
    sessionId,
  });
  const keyOf = (user: UserRecord, id: string): SecurityKeyRecord => {
    const key = keysOf(user).find(({ _id }) => _id.toHexString() === id);
    if (!key) throw notFound();
    return key;
  };
  /** What must stay when a key goes, and what is said when it would not. */
  const demandOn = ({ memberships }: UserRecord) => {
    const active = memberships.filter(({ status }) => status === 'active');
    if (active.some((membership) => isKeyDemanded(deps.keyForAdmins, membership)))
      return { keep: 'key', refusal: 'security_key_required' } as const;
    if (active.some(deps.demandsFactor))
      return { keep: 'factor', refusal: 'two_fa_required_by_organization' } as const;
    return { keep: 'nothing', refusal: 'not_found' } as const;
  };
  /** A changed factor counts from now on: sessions that began without it end, and its owner is told. */
  const tell = async (
    user: UserRecord,
    caller: Caller,
    change: 'added' | 'removed',
    name: string,
    visit: Visit,
  ) => {
    await sessionStore.endOthers(user._id, caller.sessionId);
    await audit.aboutUser(user, `user.security_key_${change}`, 'success', visit);
    await mail.send(user, `security_key_${change}`, { name: fullName(user), key: name });
  };

  return {
    list: async (caller: Caller) => {
      const entities = keysOf(await me(caller)).map(toSecurityKey);
      const total = entities.length;
      const page = { page: 1, limit: MAX_SECURITY_KEYS, total, has_more: false, next_cursor: null };
      return { entities, ...page, host: ceremony.host };
    },

    /** @throws AppError 422 old_password_incorrect, 409 security_keys_full, 429 */
    request: async (caller: Caller, { password }: BodyOf<typeof requestSecurityKey>, visit: Visit) => {
      const user = await me(caller);
      await checkPassword(user, password, visit);
      if (keysOf(user).length >= MAX_SECURITY_KEYS) throw tooMany();
      const options = await ceremony.creationOptions(user);
      await challenges.put(ownerOf(user, caller), options.challenge);
      return options;
    },

    /** @throws AppError 422 security_key_invalid, 409 security_key_known, security_keys_full */
    add: async (caller: Caller, { name, credential }: BodyOf<typeof addSecurityKey>, visit: Visit) => {
      const user = await me(caller);
      const challenge = await challenges.take(ownerOf(user, caller));
      if (challenge === null) throw rejected('security_key_invalid');
      const proven = await ceremony.readNewKey(challenge, credential);
      if (keysOf(user).length >= MAX_SECURITY_KEYS) throw tooMany();
      if ((await store.holders(proven.credential_id)) > 0) throw conflict('security_key_known');
      const recovery = user.two_fa.recovery_salt === null ? await newRecoverySet(deps.hasher) : null;
      const key = { _id: newId(), name, ...proven, created_at: new Date(), last_used_at: null };
      const changed = await store.add(user._id, key, recovery);
      if (!changed) throw conflict('security_key_known');
      // Two people at once: neither gets a key that both say is theirs.
      if ((await store.holders(proven.credential_id)) > 1) {
        await store.takeBack(user._id, key._id);
        await deps.twoFactorStore.dropCodesWithoutFactor(user._id);
        throw conflict('security_key_known');
      }
      await tell(changed, caller, 'added', name, visit);
      return { key: toSecurityKey(key), recovery_codes: recovery?.codes ?? [] };
    },

    /** @throws AppError 404 */
    rename: async (caller: Caller, id: string, { name }: BodyOf<typeof renameSecurityKey>) => {
      const user = await me(caller);
      keyOf(user, id);
      const renamed = await store.rename(user._id, id, name);
      if (!renamed) throw notFound();
      return toSecurityKey(keyOf(renamed, id));
    },

    /**
     * The last second factor stays where one is demanded.
     * @throws AppError 404, 403 two_fa_required_by_organization, security_key_required; 422 old_password_incorrect
     */
    remove: async (
      caller: Caller,
      id: string,
      { password }: BodyOf<typeof removeSecurityKey>,
      visit: Visit,
    ): Promise<void> => {
      const user = await me(caller);
      await checkPassword(user, password, visit);
      const { name } = keyOf(user, id);
      const { keep, refusal } = demandOn(user);
      const changed = await store.remove(user._id, id, keep);
      if (!changed) throw refusal === 'not_found' ? notFound() : new AppError(403, refusal);
      await deps.twoFactorStore.dropCodesWithoutFactor(user._id);
      await tell(changed, caller, 'removed', name, visit);
    },
  };
};
export type SecurityKeyService = ReturnType<typeof createSecurityKeyService>;
