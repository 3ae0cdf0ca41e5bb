import type { AnswerOf, BodyOf, QueryOf } from '@yinyom/contracts/endpoint';
import type { L10n } from '@yinyom/contracts/fields';
import type {
  createProcessingActivity,
  listActivityVersions,
  listProcessingActivities,
  updateProcessingActivity,
} from '@yinyom/contracts/papers/activities';
import type { WrittenItems } from '@yinyom/contracts/papers/activity';
import { itemsOf, MAX_ACTIVITIES, MAX_ACTIVITY_VERSIONS } from '@yinyom/contracts/papers/paperItems';
import { conflict, invalidField, notFound, versionConflict } from '@yinyom/service-kit/AppError';
import type { ActivityDraft, ActivityRecord } from './ActivityRecord';
import type { ActivityStore } from './activity.store';
import type { ReadFactSources, WebsiteCalls } from './factSources';
import type { GeneratedActivities } from './generatedActivities';
import { knownFacts } from './knownFacts';
import { toActivity } from './toActivity';

interface Deps {
  activities: ActivityStore;
  websites: Pick<WebsiteCalls, 'listApplicationIds'>;
  readSources: ReadFactSources;
  generated: GeneratedActivities;
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
export const createActivitiesService = ({ activities, websites, readSources, generated, now }: Deps) => {
  /** @throws AppError 422 for an item of the other role */
  const checkItems = (role: ActivityRecord['role'], written: WrittenItems = {}): void => {
    const items: readonly string[] = itemsOf(role);
    const other = Object.keys(written).find((item) => !items.includes(item));
    if (other !== undefined) throw invalidField(`written.${other}`, 'invalid_value');
  };
  /** @throws AppError 422 for a website of another organization */
  const checkWebsites = async (organization_id: string, ids: readonly string[] = []): Promise<void> => {
    if (ids.length === 0) return;
    const owned = await websites.listApplicationIds({ organization_id });
    if (ids.some((id) => !owned.includes(id))) throw invalidField('applications', 'not_found');
  };
  /** @throws AppError 404 */
  const find = async (organizationId: string, activityId: string): Promise<ActivityRecord> => {
    const found = await activities.latest(organizationId, activityId);
    if (!found) throw notFound();
    return found;
  };

  return {
    find,

    list: async (
      organizationId: string,
      { role, page, limit }: QueryOf<typeof listProcessingActivities>,
    ): Promise<AnswerOf<typeof listProcessingActivities>> => {
      const all = await generated(organizationId, await readSources(organizationId));
      const heads = all
        .filter((head) => role === 'all' || head.role === role)
        .sort((a, b) => Number(b.generated !== null) - Number(a.generated !== null));
      const skip = (page - 1) * limit;
      const found = await activities.whole(organizationId, heads.slice(skip, skip + limit));
      return {
        entities: found.map((record) => toActivity(record)),
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
    create: async (organizationId: string, by: SavedBy, form: Form): Promise<ActivityRecord> => {
      const { role, written, name, ...fields } = form;
      checkItems(role, written);
      await checkWebsites(organizationId, fields.applications);
      const heads = await activities.heads(organizationId);
      if (heads.filter((head) => head.generated === null).length >= MAX_ACTIVITIES)
        throw conflict('paper_full');
      const at = now();
      const known = knownFacts({ role, generated: null }, await readSources(organizationId));
      return activities.insert({
        ...fields,
        activity_id: activities.newActivityId(),
        organization_id: organizationId,
        role,
        generated: null,
        name: filled(name),
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
      { name, written, reviewed, ...fields }: Change,
      seen: number,
    ): Promise<ActivityRecord> => {
      const before = await find(organizationId, activityId);
      if (before.version !== seen) throw versionConflict();
      checkItems(before.role, written);
      await checkWebsites(organizationId, fields.applications);
      const at = now();
      const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      return activities.insert(
        nextVersion(
          before,
          {
            ...sent,
            ...(name && { name: filled(name) }),
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
