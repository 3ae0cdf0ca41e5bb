import type { LookStore } from '../privacy-look/look.store';
import type { DraftStore } from '../template/draft.store';
import type { HealthStore } from './health.store';

type Mark = Pick<HealthStore, 'markDue'>;

/**
 * Drafts whose changes make the health of their websites due: texts of the banner say what a category is for. Cookies
 * and categories need none of this, for every change of theirs ends with one of the website's own record.
 */
export const markingDrafts = (drafts: DraftStore, { markDue }: Mark): DraftStore => ({
  ...drafts,
  insert: async (record) => {
    const made = await drafts.insert(record);
    await markDue([record.application_id]);
    return made;
  },
  replace: async (applicationId, ...rest) => {
    const replaced = await drafts.replace(applicationId, ...rest);
    await markDue([applicationId]);
    return replaced;
  },
  addLanguages: async (applicationId, languages) => {
    await drafts.addLanguages(applicationId, languages);
    await markDue([applicationId]);
  },
});

/** Looks at privacy links whose results make the health of their websites due. */
export const markingLooks = (looks: LookStore, { markDue }: Mark): LookStore => ({
  ...looks,
  keep: async (applicationId, outcome) => {
    await looks.keep(applicationId, outcome);
    await markDue([applicationId]);
  },
});
