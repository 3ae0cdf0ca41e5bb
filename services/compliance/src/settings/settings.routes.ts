import {
  getRequestSettings,
  saveRequestSettings,
  type RequestSettings,
} from '@yinyom/contracts/requests/requestSettings';
import { invalidField } from '@yinyom/service-kit/AppError';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { etagOf, requiredRevision, setEtag } from '@yinyom/service-kit/http/ifMatch';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { SettingsChange, SettingsRecord, SettingsStore } from './settings.store';

interface Deps {
  settings: SettingsStore;
  auditor: Auditor;
  /** @throws AppError 409 assignee_not_allowed */
  assignee(organizationId: string, userId: string): Promise<unknown>;
  /** Null for a person who left, or while names cannot be read. */
  nameOf(organizationId: string, userId: string): Promise<string | null>;
  now(): Date;
}

const toSettings = ({ _id, revision, updated_at, ...record }: SettingsRecord): RequestSettings => ({
  ...record,
  organization_id: _id,
  updated_at: updated_at?.toISOString() ?? null,
  etag: etagOf({ revision }),
});

const changesOf = (before: SettingsRecord, after: SettingsRecord) =>
  (Object.keys(after) as (keyof SettingsRecord)[])
    .filter((field) => field !== 'updated_at' && field !== 'revision')
    .map((field) => ({ field, before: JSON.stringify(before[field]), after: JSON.stringify(after[field]) }))
    .filter(({ before: old, after: now }) => old !== now);

/** Settings about requests. Admins change them; officers read them. */
export const bindSettingsRoutes = (
  bind: RouteBinder,
  { settings, auditor, assignee, nameOf, now }: Deps,
): void => {
  /** People have names in the audit log; of those who left only the id is known. */
  const named = async (organizationId: string, ids: readonly string[]): Promise<string> =>
    JSON.stringify(await Promise.all(ids.map(async (id) => (await nameOf(organizationId, id)) ?? id)));
  const withNames = (organizationId: string, before: SettingsRecord, after: SettingsRecord) =>
    Promise.all(
      changesOf(before, after).map(async (change) =>
        change.field === 'receivers'
          ? {
              ...change,
              before: await named(organizationId, before.receivers),
              after: await named(organizationId, after.receivers),
            }
          : change,
      ),
    );

  bind(getRequestSettings, async ({ member, params, res }) => {
    const { organizationId } = await member(params.id);
    const record = await settings.get(organizationId);
    setEtag(res, record);
    return toSettings(record);
  });

  bind(saveRequestSettings, async ({ member, params, body, req, res, context }) => {
    const caller = await member(params.id);
    const { organizationId } = caller;
    const seen = requiredRevision(req);
    const before = await settings.get(organizationId);
    const change = Object.fromEntries(
      Object.entries(body).filter(([, value]) => value !== undefined),
    ) as SettingsChange;
    const wanted = { ...before, ...change };
    if (wanted.form_enabled && wanted.receivers.length === 0)
      throw invalidField('receivers', 'receivers_needed');
    for (const id of change.receivers ?? []) await assignee(organizationId, id);
    const after = await settings.save(organizationId, change, seen, now());
    await auditor.done(context, caller, {
      action: 'request.settings_changed',
      target: { type: 'organization', id: organizationId, label: caller.organizationName },
      changes: await withNames(organizationId, before, after),
    });
    setEtag(res, after);
    return toSettings(after);
  });
};
