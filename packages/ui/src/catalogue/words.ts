import type { Lang } from '@yinyom/contracts/constants';
import cn from './words/cn.json';
import en from './words/en.json';
import jp from './words/jp.json';
import kh from './words/kh.json';
import th from './words/th.json';

/** Words that the components are filled with: as long, as stacked and as unbroken as real ones get. */
export type Words = typeof en;

export const WORDS: Record<Lang, Words> = { th, en, cn, jp, kh };
