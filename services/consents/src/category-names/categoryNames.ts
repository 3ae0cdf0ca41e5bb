import type { Lang } from '@yinyom/contracts/constants';
import { textIn } from '@yinyom/notice/texts/textIn';
import type { WebsitesClient } from '../sites/siteDirectory';

/** Names of a website's categories as its published versions show them, each version asked for once. */
export const createCategoryNames = (websites: WebsitesClient, applicationId: string, language: Lang) => {
  const asked = new Set<number>();
  const names = new Map<string, string>();

  return {
    /** Learns the names of versions; what an earlier one of the list names stays. */
    learn: async (versions: readonly number[]): Promise<void> => {
      for (const version of new Set(versions)) {
        if (asked.has(version)) continue;
        asked.add(version);
        const found = await websites.getPublishedVersion({ application_id: applicationId, version });
        for (const { id, title } of found?.categories ?? [])
          if (!names.has(id)) names.set(id, textIn(title, language));
      }
    },
    /** The name of a category; undefined when no version that was asked for has it. */
    of: (categoryId: string): string | undefined => names.get(categoryId) || undefined,
  };
};
export type CategoryNames = ReturnType<typeof createCategoryNames>;
