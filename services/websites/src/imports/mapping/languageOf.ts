import type { Lang } from '@yinyom/contracts/constants';

const BY_TAG: Readonly<Record<string, Lang>> = {
  th: 'th',
  en: 'en',
  zh: 'cn',
  cn: 'cn',
  ja: 'jp',
  jp: 'jp',
  km: 'kh',
  kh: 'kh',
};

/** Ours for a language tag such as `zh-Hans` or `ja_JP`; undefined for any other. */
export const languageOf = (tag: string): Lang | undefined =>
  BY_TAG[tag.trim().toLowerCase().split(/[-_]/)[0] ?? ''];
