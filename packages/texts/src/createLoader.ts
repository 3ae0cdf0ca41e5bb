import type { Lang } from '@yinyom/contracts/constants';

/** How a browser loads a subject: one language at a time, each file in a chunk of its own, as the kit registers texts. */
export const createLoader =
  <Words>(files: Record<Lang, () => Promise<{ default: Words }>>) =>
  (lang: Lang): Promise<{ default: Words }> =>
    files[lang]();
