import { ownValue } from '@yinyom/contracts/ownValue';
import { DEFAULT_LANGUAGE, type Lang } from '@yinyom/contracts/constants';

/** Tags that browsers send for our languages; ours (`cn`, `jp`, `kh`) are country codes. */
const BY_TAG: Record<string, Lang> = {
  th: 'th',
  en: 'en',
  zh: 'cn',
  cn: 'cn',
  ja: 'jp',
  jp: 'jp',
  km: 'kh',
  kh: 'kh',
};

/** The language of an answer from Accept-Language; Thai when nothing fits (API conventions). */
export const languageOf = (header: string | undefined): Lang => {
  if (!header) return DEFAULT_LANGUAGE;
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([0-9.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return {
        lang: ownValue(BY_TAG, (tag.split('-')[0] ?? '').toLowerCase()),
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(
      (entry): entry is { lang: Lang; quality: number } => entry.lang !== undefined && entry.quality > 0,
    )
    .sort((a, b) => b.quality - a.quality);
  return wanted[0]?.lang ?? DEFAULT_LANGUAGE;
};
