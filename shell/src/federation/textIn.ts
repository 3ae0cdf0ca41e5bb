import type { Lang } from '@yinyom/contracts/constants';
import type { Texts } from '@yinyom/contracts/release/pageList';

/** A text that a remote said in the page's language; in another one while that is on its way. */
export const textIn = (texts: Texts, lang: Lang): string => texts[lang] ?? Object.values(texts)[0] ?? '';
