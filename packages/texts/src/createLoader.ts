import type { Lang } from '@yinyom/contracts/constants';

/** How a browser loads a subject: one language at a time, each in a chunk of its own. */
export const createLoader =
  <Words>(files: Record<Lang, () => Promise<{ default: Words }>>) =>
  async (lang: Lang): Promise<Words> =>
    (await files[lang]()).default;
