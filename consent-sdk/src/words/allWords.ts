import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import { words as cn } from './cn';
import { words as en } from './en';
import { words as jp } from './jp';
import { words as kh } from './kh';
import { ROLE_WORDS, type RoleWords } from './roleWords';
import { words as th } from './th';
import type { Words } from './Words';

/** Every language at once, for whoever cannot load parts. */
export const WORDS: Record<SdkConfig['language'], Words & RoleWords> = {
  th: { ...th, ...ROLE_WORDS.th },
  en: { ...en, ...ROLE_WORDS.en },
  cn: { ...cn, ...ROLE_WORDS.cn },
  jp: { ...jp, ...ROLE_WORDS.jp },
  kh: { ...kh, ...ROLE_WORDS.kh },
};
