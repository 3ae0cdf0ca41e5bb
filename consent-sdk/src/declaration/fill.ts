import type { Declaration } from '@yinyom/contracts/websites/declaration';

/** A word with its `{places}` filled in. */
export const fill = (word: string, values: Record<string, string | number>): string =>
  word.replace(/\{(\w+)\}/g, (place, name: string) => `${values[name] ?? place}`);

/** A moment as people write it in a language; Thai has its own calendar. */
export const dateIn = (language: Declaration['language'], iso: string): string =>
  new Date(iso).toLocaleString(
    { th: 'th-TH', en: 'en-US', cn: 'zh-CN', jp: 'ja-JP', kh: 'km-KH' }[language],
    {
      dateStyle: 'long',
      timeStyle: 'short',
    },
  );
