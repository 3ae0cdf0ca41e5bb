import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { refreshProcessingActivities } from '@yinyom/contracts/papers/activities';
import type { ActivityRecord } from './ActivityRecord';
import { nextVersion } from './activities.service';
import type { ActivityStore } from './activity.store';
import { differencesOf } from './differences';
import type { ReadFactSources } from './factSources';
import type { GeneratedActivities } from './generatedActivities';
import { stillFound } from './formFacts';
import { knownFacts } from './knownFacts';
import type { ReadScannedForms } from './scannedForms';

interface Deps {
  activities: ActivityStore;
  readSources: ReadFactSources;
  generated: GeneratedActivities;
  readForms: ReadScannedForms;
  now(): Date;
}

type Refreshed = AnswerOf<typeof refreshProcessingActivities>;

/** Compares activities with what the platform knows now, and saves that where it is asked to. What people wrote is never touched. */
export const createRefreshService =
  ({ activities, readSources, generated, readForms, now }: Deps) =>
  async (organizationId: string, by: ActivityRecord['saved_by'], apply: boolean): Promise<Refreshed> => {
    const sources = await readSources(organizationId);
    const heads = (await generated(organizationId, sources)).filter(({ ended }) => !ended);
    const differences: Refreshed['differences'] = [];
    const records = await activities.whole(organizationId, heads);
    const hasForms = records.some(({ found_forms = [] }) => found_forms.length > 0);
    const scanned = hasForms ? await readForms(organizationId) : null;
    for (const record of records) {
      const found_forms = stillFound(record.found_forms ?? [], scanned);
      const known = knownFacts({ ...record, found_forms }, sources);
      // What the platform finds no longer has ended; the facts of its last version stay as they were.
      const ended = known === null;
      const items = differencesOf(record, known ?? { facts: {}, hints: {} });
      if (!ended && items.length === 0) continue;
      const change = known ? { ...known, found_forms } : { ended: true };
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
