import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { refreshProcessingActivities } from '@yinyom/contracts/papers/activities';
import type { PaperFact } from '@yinyom/contracts/papers/activity';
import { itemsOf } from '@yinyom/contracts/papers/paperItems';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import type { ActivityRecord, KnownFacts } from './ActivityRecord';
import { nextVersion } from './activities.service';
import type { ActivityStore } from './activity.store';
import type { ReadFactSources } from './factSources';
import type { GeneratedActivities } from './generatedActivities';
import { knownFacts } from './knownFacts';

interface Deps {
  activities: ActivityStore;
  readSources: ReadFactSources;
  generated: GeneratedActivities;
  now(): Date;
}

type Refreshed = AnswerOf<typeof refreshProcessingActivities>;
type Difference = Refreshed['differences'][number]['differing'][number];

/** A backup is made daily; that alone is no new version. */
const COMES_AND_GOES: readonly string[] = ['last_backup'];

const without = (facts: readonly PaperFact[], others: readonly PaperFact[]): PaperFact[] => {
  const known = new Set(others.map(canonicalJson));
  return facts.filter((one) => !known.has(canonicalJson(one)) && !COMES_AND_GOES.includes(one.sentence));
};

/** Facts of a version against those of now, item by item. Pure. */
export const differencesOf = (record: ActivityRecord, known: KnownFacts): Difference[] =>
  itemsOf(record.role)
    .map((item) => {
      const [before = [], after = []] = [record.facts[item], known.facts[item]];
      return { item, added: without(after, before), removed: without(before, after) };
    })
    .filter(({ added, removed }) => added.length + removed.length > 0);

/** Compares activities with what the platform knows now, and saves that where it is asked to. What people wrote is never touched. */
export const createRefreshService =
  ({ activities, readSources, generated, now }: Deps) =>
  async (organizationId: string, by: ActivityRecord['saved_by'], apply: boolean): Promise<Refreshed> => {
    const sources = await readSources(organizationId);
    const heads = (await generated(organizationId, sources)).filter(({ ended }) => !ended);
    const differences: Refreshed['differences'] = [];
    for (const record of await activities.whole(organizationId, heads)) {
      const known = knownFacts(record, sources);
      // What the platform finds no longer has ended; the facts of its last version stay as they were.
      const ended = known === null;
      const items = differencesOf(record, known ?? { facts: {}, hints: {} });
      if (!ended && items.length === 0) continue;
      const change = known ?? { ended: true };
      const saved = apply ? await activities.insert(nextVersion(record, change, by, now())) : record;
      differences.push({
        activity_id: record.activity_id,
        name: record.name,
        role: record.role,
        version: saved.version,
        ended,
        differing: items,
      });
    }
    return { applied: apply, differences };
  };
export type RefreshService = ReturnType<typeof createRefreshService>;
