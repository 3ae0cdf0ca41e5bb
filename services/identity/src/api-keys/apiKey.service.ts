import { ROLES } from '@yinyom/contracts/constants';
import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { ApiKeyKind } from '@yinyom/contracts/identity/apiKeyForm';
import {
  MAX_API_KEYS,
  type createApiKey,
  type rotateApiKey,
  type updateApiKey,
} from '@yinyom/contracts/identity/apiKeys';
import type { AuditAction } from '@yinyom/contracts/identity/auditActions';
import { DAY_MS, HOUR_MS } from '@yinyom/contracts/durations';
import {
  AppError,
  conflict,
  invalidField,
  notFound,
  unauthorized,
  versionConflict,
} from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { wholeList } from '@yinyom/service-kit/http/listPages';
import { isAddressRange } from '@yinyom/service-kit/request/addressRange';
import type { CheckWebsites } from '../access/checkWebsites';
import type { PlaceNames } from '../access/placeNames';
import type { AuditLog } from '../audit/audit.service';
import type { AuditChange } from '../audit/auditEvent';
import type { MembershipStore } from '../organization-users/membership.store';
import type { Visit } from '../sessions/visit';
import { idOf, newId } from '../users/id';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import type { UserRecord } from '../users/userRecord';
import type { ApiKeyChange, ApiKeyRecord, ApiKeyStore } from './apiKey.store';
import { leastRoleFor } from './leastRoleFor';
import { newKeyId, newSecret } from './newSecret';
import { toApiKey } from './toApiKey';

interface Deps {
  store: ApiKeyStore;
  users: UserStore;
  memberships: MembershipStore;
  audit: AuditLog;
  checkWebsites: CheckWebsites;
  placeNames: PlaceNames;
  kind: ApiKeyKind;
}

const endAfter = (days: number | null, now: Date): Date | null =>
  days === null ? null : new Date(now.getTime() + days * DAY_MS);

const targetOf = ({ _id, name }: ApiKeyRecord) => ({
  type: 'api_key',
  id: _id.toHexString(),
  label: name,
});

/** Fields whose ids the audit log names. */
const PLACES = { application_ids: 'websites', group_ids: 'groups' } as const;
const isPlaces = (field: string): field is keyof typeof PLACES => Object.hasOwn(PLACES, field);

/** The API keys of an organization, as its Admins manage them. */
export const createApiKeyService = ({
  store,
  users,
  memberships,
  audit,
  checkWebsites,
  placeNames,
  kind,
}: Deps) => {
  const me = async ({ userId }: Member): Promise<UserRecord> => {
    const user = await users.get(userId);
    if (!user) throw unauthorized();
    return user;
  };
  const load = async ({ organizationId }: Member, id: string): Promise<ApiKeyRecord> => {
    const record = await store.find(organizationId, id);
    if (!record) throw notFound();
    return record;
  };
  const makersOf = async (organizationId: string, records: readonly ApiKeyRecord[]) => {
    const ids = [...new Set(records.map(({ created_by }) => created_by.toHexString()))];
    const people = await memberships.activeAmong(organizationId, [], ids);
    return new Map(people.map((person) => [person._id.toHexString(), fullName(person)]));
  };
  const show = async ({ organizationId }: Member, record: ApiKeyRecord) =>
    toApiKey(record, await makersOf(organizationId, [record]), new Date());
  const note = (
    admin: Member,
    user: UserRecord,
    action: AuditAction,
    visit: Visit,
    record: ApiKeyRecord,
    changes?: AuditChange[],
  ) =>
    audit.inOrganization(admin.organizationId, user, action, visit, {
      target: targetOf(record),
      ...(changes && { changes }),
    });

  /** A list as the audit log says it. */
  const listText = async (organizationId: string, field: string, ids: readonly string[]): Promise<string> =>
    isPlaces(field) ? await placeNames(organizationId, { [PLACES[field]]: ids }) : ids.join(' ');
  /** What a new key is limited to. */
  const limitsOf = async ({ organizationId }: Member, record: ApiKeyRecord): Promise<AuditChange[]> => {
    const changes: AuditChange[] = [];
    for (const field of Object.keys(PLACES) as (keyof typeof PLACES)[]) {
      const ids = record[field];
      if (ids) changes.push({ field, before: null, after: await listText(organizationId, field, ids) });
    }
    return changes;
  };

  const checkRanges = (ranges: readonly string[] | undefined): void => {
    const wrong = ranges?.findIndex((range) => !isAddressRange(range)) ?? -1;
    if (wrong >= 0) throw invalidField(`ip_ranges.${wrong}`, 'ip_range_invalid');
  };
  const checkApplications = async (
    { organizationId }: Member,
    ids: readonly string[] | null | undefined,
    groups: readonly string[] = [],
  ) => {
    if (ids) await checkWebsites(organizationId, ids, 'application_ids');
    await checkWebsites.groups(organizationId, groups, 'group_ids');
  };

  return {
    list: async ({ organizationId }: Member) => {
      const records = await store.list(organizationId);
      const [makers, now] = [await makersOf(organizationId, records), new Date()];
      const entities = records.map((record) => toApiKey(record, makers, now));
      return wholeList(entities, Math.max(entities.length, 1));
    },

    /** @throws AppError 409 api_keys_full, 422 */
    create: async (admin: Member, form: BodyOf<typeof createApiKey>, visit: Visit) => {
      const user = await me(admin);
      const { scopes, name, application_ids, group_ids, ip_ranges, expires_in_days, agent } = form;
      const least = leastRoleFor(scopes);
      const role = form.role ?? least;
      if (role === ROLES.reviewer) throw invalidField('role', 'role_invalid');
      if (role < least) throw invalidField('scopes', 'scope_needs_role');
      checkRanges(ip_ranges);
      await checkApplications(admin, application_ids, group_ids);
      if ((await store.countLiving(admin.organizationId)) >= MAX_API_KEYS)
        throw new AppError(409, 'api_keys_full', { values: { max: MAX_API_KEYS } });
      for (;;) {
        const [key_id, now] = [newKeyId(), new Date()];
        const { key, sha256 } = newSecret(kind, key_id);
        const record: ApiKeyRecord = {
          _id: newId(),
          organization_id: idOf(admin.organizationId),
          key_id,
          kind,
          sha256,
          old_sha256: null,
          old_until: null,
          name,
          scopes: [...new Set(scopes)],
          role,
          application_ids: application_ids && [...new Set(application_ids)],
          ...(group_ids.length > 0 && { group_ids: [...new Set(group_ids)] }),
          ip_ranges,
          ...(agent && { agent }),
          created_by: user._id,
          created_by_name: fullName(user),
          created_at: now,
          expires_at: endAfter(expires_in_days, now),
          last_used_at: null,
          revoked_at: null,
        };
        // Of 2 * 10^14 public ids one is taken now and then.
        if (!(await store.add(record))) continue;
        await note(admin, user, 'api_key.created', visit, record, [
          { field: 'scopes', before: null, after: record.scopes.join(' ') },
          ...(agent ? [{ field: 'agent', before: null, after: true }] : []),
          ...(await limitsOf(admin, record)),
        ]);
        return { key, api_key: await show(admin, record) };
      }
    },

    /** @throws AppError 404, 412, 422 scope_needs_role */
    update: async (
      admin: Member,
      id: string,
      form: BodyOf<typeof updateApiKey>,
      visit: Visit,
      seen: number | undefined,
    ) => {
      const user = await me(admin);
      const before = await load(admin, id);
      if (form.scopes && leastRoleFor(form.scopes) > before.role)
        throw invalidField('scopes', 'scope_needs_role');
      checkRanges(form.ip_ranges);
      await checkApplications(admin, form.application_ids, form.group_ids);
      const change = Object.fromEntries(
        Object.entries(form).filter(([, value]) => value !== undefined),
      ) as ApiKeyChange;
      const after = await store.change(admin.organizationId, id, change, seen);
      if (!after) throw before.revoked_at || seen === undefined ? notFound() : versionConflict();
      const valueOf = async (record: ApiKeyRecord, field: keyof ApiKeyChange) => {
        const value = record[field] ?? null;
        return Array.isArray(value) ? listText(admin.organizationId, field, value) : value;
      };
      const changed = (Object.keys(change) as (keyof ApiKeyChange)[]).filter(
        (field) => String(before[field]) !== String(after[field]),
      );
      const changes = await Promise.all(
        changed.map(async (field) => ({
          field,
          before: await valueOf(before, field),
          after: await valueOf(after, field),
        })),
      );
      await note(admin, user, 'api_key.updated', visit, after, changes);
      return show(admin, after);
    },

    /**
     * Where who made the key cannot answer for it as an Admin any more, the Admin who rotates does from now on; then the old
     * secret ends at once, as it would get back what its maker lost.
     * @throws AppError 404, 409 when it is rotated by somebody else at this moment
     */
    rotate: async (admin: Member, id: string, form: BodyOf<typeof rotateApiKey>, visit: Visit) => {
      const user = await me(admin);
      const before = await load(admin, id);
      if (before.revoked_at) throw notFound();
      const maker = await users.get(before.created_by.toHexString());
      const isAdminStill =
        maker?.status === 'active' &&
        maker.memberships.some(
          ({ organization_id, role, status }) =>
            organization_id.equals(before.organization_id) && role === ROLES.admin && status === 'active',
        );
      const now = new Date();
      const overlap = isAdminStill ? now.getTime() + form.overlap_hours * HOUR_MS : now.getTime();
      const old_until = new Date(Math.min(overlap, before.expires_at?.getTime() ?? Infinity));
      const { key, sha256 } = newSecret(before.kind, before.key_id);
      const after = await store.rotate(before, {
        sha256,
        old_sha256: old_until > now ? before.sha256 : null,
        old_until: old_until > now ? old_until : null,
        ...(form.expires_in_days !== undefined && { expires_at: endAfter(form.expires_in_days, now) }),
        ...(!isAdminStill && { created_by: user._id, created_by_name: fullName(user) }),
      });
      if (!after) throw conflict('conflict');
      await note(admin, user, 'api_key.rotated', visit, after);
      return { key, api_key: await show(admin, after) };
    },

    /** Ends a key, in every process with its next call. @throws AppError 404 */
    revoke: async (admin: Member, id: string, visit: Visit): Promise<void> => {
      const user = await me(admin);
      const record = await store.revoke(admin.organizationId, id);
      if (!record) throw notFound();
      await note(admin, user, 'api_key.revoked', visit, record);
    },
  };
};
export type ApiKeyService = ReturnType<typeof createApiKeyService>;
