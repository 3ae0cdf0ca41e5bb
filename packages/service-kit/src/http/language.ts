import { DEFAULT_LANGUAGE, type Lang } from '@yinyom/contracts/constants';
import { languageOfTag } from '@yinyom/contracts/languageTag';

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
        lang: languageOfTag(tag),
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(
      (entry): entry is { lang: Lang; quality: number } => entry.lang !== undefined && entry.quality > 0,
    )
    .sort((a, b) => b.quality - a.quality);
  return wanted[0]?.lang ?? DEFAULT_LANGUAGE;
};
