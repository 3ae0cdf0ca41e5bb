import type { AnswerOf, BodyOf, QueryOf } from '@yinyom/contracts/endpoint';
import type { L10n } from '@yinyom/contracts/fields';
import type {
  createProcessingActivity,
  listActivityVersions,
  listProcessingActivities,
  updateProcessingActivity,
} from '@yinyom/contracts/papers/activities';
import type { ProcessingActivity, WrittenItems } from '@yinyom/contracts/papers/activity';
import { isSameForm, type AcceptedForm } from '@yinyom/contracts/papers/acceptedForm';
import { itemsOf, MAX_ACTIVITIES, MAX_ACTIVITY_VERSIONS } from '@yinyom/contracts/papers/paperItems';
import { conflict, invalidField, notFound, versionConflict } from '@yinyom/service-kit/AppError';
import { needsScope, type Member } from '@yinyom/service-kit/auth/authorizer';
import type { ActivityDraft, ActivityRecord } from './ActivityRecord';
import type { ActivityStore } from './activity.store';
import { generatedFirst, orderBy } from './activityOrder';
import { differsFrom } from './differences';
import type { ReadFactSources, WebsiteCalls } from './factSources';
import { withForms, type StatedForm } from './formFacts';
import type { GeneratedActivities } from './generatedActivities';
import { knownFacts } from './knownFacts';
import { scansUnavailable, type ReadScannedForms } from './scannedForms';
import { toActivity } from './toActivity';

interface Deps {
  activities: ActivityStore;
  websites: Pick<WebsiteCalls, 'listApplicationIds'>;
  readSources: ReadFactSources;
  generated: GeneratedActivities;
  readForms: ReadScannedForms;
  now(): Date;
}

type SavedBy = ActivityRecord['saved_by'];
type Form = BodyOf<typeof createProcessingActivity>;
type Change = BodyOf<typeof updateProcessingActivity>;

const filled = (texts: L10n): L10n =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/** What is written after a change: items that were sent take the place of what was there; empty texts go. */
const writtenAfter = (before: WrittenItems, change: WrittenItems = {}): WrittenItems =>
  Object.fromEntries(
    Object.entries({ ...before, ...change })
      .map(([item, texts]) => [item, filled(texts)] as const)
      .filter(([, texts]) => Object.keys(texts).length > 0),
  );

/** The next version of an activity. @throws AppError 409 paper_full */
export const nextVersion = (
  { _id, ...before }: ActivityRecord,
  change: Partial<ActivityDraft>,
  by: SavedBy,
  at: Date,
): ActivityDraft => {
  if (before.version >= MAX_ACTIVITY_VERSIONS) throw conflict('paper_full');
  return { ...before, ...change, version: before.version + 1, saved_at: at, saved_by: by };
};

/** Activities of the record of processing: each save adds a version, none is changed. */
export const createActivitiesService = (deps: Deps) => {
  const { activities, websites, readSources, generated, readForms, now } = deps;
  /** @throws AppError 422 for an item of the other role */
  const checkItems = (role: ActivityRecord['role'], written: WrittenItems = {}): void => {
    const items: readonly string[] = itemsOf(role);
    const other = Object.keys(written).find((item) => !items.includes(item));
    if (other !== undefined) throw invalidField(`written.${other}`, 'invalid_value');
  };
  /**
   * A website that the version before names stays, also when it is deleted or another client's by now: people untick it.
   * @throws AppError 422 for a website that is added and not the controller's
   */
  const checkWebsites = async (
    organization_id: string,
    ids: readonly string[] = [],
    before: readonly string[] = [],
  ): Promise<void> => {
    const added = ids.filter((id) => !before.includes(id));
    if (added.length === 0) return;
    const owned = await websites.listApplicationIds({ organization_id });
    if (added.some((id) => !owned.includes(id))) throw invalidField('applications', 'not_found');
  };
  /**
   * Forms as a version states them. One that is added was found by the latest scan of its website.
   * @throws AppError 422 for a form that was not found, and for any in an activity that the platform makes or of a processor; 403
   *   scope_missing where a key that does not read scans adds one; 503 where scans cannot be asked
   */
  const statedForms = async (
    organizationId: string,
    {
      role,
      generated: by,
      found_forms: before = [],
    }: Pick<ActivityRecord, 'role' | 'generated' | 'found_forms'>,
    { forms, caller }: { forms: readonly AcceptedForm[]; caller: Pick<Member, 'key'> },
  ): Promise<StatedForm[]> => {
    if (forms.length === 0) return [];
    if (role !== 'controller' || by !== null) throw invalidField('found_forms', 'invalid_value');
    if (forms.some((form, at) => forms.findIndex(isSameForm(form)) !== at))
      throw invalidField('found_forms', 'invalid_value');
    const hasAdded = forms.some((form) => !before.some(isSameForm(form)));
    if (hasAdded) needsScope(caller, 'scans:read');
    const scanned = hasAdded ? await readForms(organizationId) : null;
    if (hasAdded && !scanned) throw scansUnavailable();
    const known = [...before, ...[...(scanned?.scanned.values() ?? [])].flat()];
    return forms.map((form) => {
      const found = known.find(isSameForm(form));
      if (!found && scanned?.unread.has(form.application_id)) throw scansUnavailable();
      if (!found) throw invalidField('found_forms', 'not_found');
      return { ...form, website: found.website };
    });
  };
  /** @throws AppError 404 */
  const find = async (organizationId: string, activityId: string): Promise<ActivityRecord> => {
    const found = await activities.latest(organizationId, activityId);
    if (!found) throw notFound();
    return found;
  };

  return {
    /** As it was saved last. @throws AppError 404 */
    read: async (organizationId: string, activityId: string): Promise<ProcessingActivity> => {
      const record = await find(organizationId, activityId);
      return { ...toActivity(record), differs: differsFrom(await readSources(organizationId), record) };
    },

    list: async (
      organizationId: string,
      { role, sort, order, page, limit }: QueryOf<typeof listProcessingActivities>,
    ): Promise<AnswerOf<typeof listProcessingActivities>> => {
      const sources = await readSources(organizationId);
      const all = await generated(organizationId, sources);
      const heads = all
        .filter((head) => role === 'all' || head.role === role)
        .sort(sort === undefined ? generatedFirst : orderBy(sort, order));
      const skip = (page - 1) * limit;
      const found = await activities.whole(organizationId, heads.slice(skip, skip + limit));
      return {
        entities: found.map((record) => ({ ...toActivity(record), differs: differsFrom(sources, record) })),
        page,
        limit,
        total: heads.length,
        has_more: skip + found.length < heads.length,
        next_cursor: null,
      };
    },

    versions: async (
      organizationId: string,
      activityId: string,
      { page, limit }: QueryOf<typeof listActivityVersions>,
    ): Promise<AnswerOf<typeof listActivityVersions>> => {
      const { version: total } = await find(organizationId, activityId);
      const skip = (page - 1) * limit;
      const found = await activities.versions(organizationId, activityId, { skip, limit });
      return {
        entities: found.map((record) => toActivity(record)),
        page,
        limit,
        total,
        has_more: skip + found.length < total,
        next_cursor: null,
      };
    },

    /** @throws AppError 409 paper_full, 422 */
    create: async (
      organizationId: string,
      by: SavedBy,
      form: Form,
      caller: Pick<Member, 'key'>,
    ): Promise<ActivityRecord> => {
      const { role, written, name, found_forms: forms, ...fields } = form;
      checkItems(role, written);
      await checkWebsites(organizationId, fields.applications);
      const heads = await activities.heads(organizationId);
      if (heads.filter((head) => head.generated === null).length >= MAX_ACTIVITIES)
        throw conflict('paper_full');
      const at = now();
      const found_forms = await statedForms(organizationId, { role, generated: null }, { forms, caller });
      const known = knownFacts({ role, generated: null, found_forms }, await readSources(organizationId));
      return activities.insert({
        ...fields,
        activity_id: activities.newActivityId(),
        organization_id: organizationId,
        role,
        generated: null,
        name: filled(name),
        found_forms,
        written: writtenAfter({}, written),
        facts: known?.facts ?? {},
        hints: known?.hints ?? {},
        version: 1,
        saved_at: at,
        saved_by: by,
        reviewed_at: null,
        begun_at: at,
      });
    },

    /** @param seen version that the caller read @throws AppError 404, 409 paper_full, 412 version_conflict, 422 */
    update: async (
      organizationId: string,
      activityId: string,
      by: SavedBy,
      { name, written, reviewed, found_forms: forms, ...fields }: Change,
      { seen, caller }: { seen: number; caller: Pick<Member, 'key'> },
    ): Promise<ActivityRecord> => {
      const before = await find(organizationId, activityId);
      if (before.version !== seen) throw versionConflict();
      checkItems(before.role, written);
      await checkWebsites(organizationId, fields.applications, before.applications);
      const stated = forms && (await statedForms(organizationId, before, { forms, caller }));
      const at = now();
      const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      return activities.insert(
        nextVersion(
          before,
          {
            ...sent,
            ...(name && { name: filled(name) }),
            ...(stated && { found_forms: stated, facts: withForms(before.facts, stated) }),
            written: writtenAfter(before.written, written),
            ...(reviewed && { reviewed_at: at }),
          },
          by,
          at,
        ),
      );
    },
  };
};
export type ActivitiesService = ReturnType<typeof createActivitiesService>;
