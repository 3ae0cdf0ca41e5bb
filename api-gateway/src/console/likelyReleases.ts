import type { ListedRelease, ListedRemote } from '@yinyom/contracts/release/RemotesList';

/** A release that whoever asks will probably get. */
export type LikelyRelease = ListedRelease & {
  /** A canary is open, and this browser has not said which release it gets. */
  unsure?: true;
};

/**
 * Of each remote the release that a browser says it gets (`canaryCookie`). It decides nothing but what the document names
 * ahead: the page chooses by itself, and what the list does not have is not believed.
 */
export const likelyReleases = (
  remotes: readonly ListedRemote[],
  chosen: ReadonlyMap<string, string>,
): LikelyRelease[] =>
  remotes.map(({ canary, ...row }) => {
    if (!canary) return row;
    const build = chosen.get(row.name);
    if (build === canary.release.build) return canary.release;
    return build === row.build ? row : { ...row, unsure: true };
  });
