import type { Lang } from '@yinyom/contracts/constants';
import cn from '../locales/cn.json';
import en from '../locales/en.json';
import jp from '../locales/jp.json';
import kh from '../locales/kh.json';
import th from '../locales/th.json';
import type { Labels } from './labels';

/** The words of the design system in every language. */
export const everyLabel: Record<Lang, Labels> = { th, en, cn, jp, kh };
