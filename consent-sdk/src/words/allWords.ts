import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import cn from './cn.json';
import en from './en.json';
import jp from './jp.json';
import kh from './kh.json';
import th from './th.json';
import { ROLE_WORDS, type RoleWords } from './roleWords';
import type { Words } from './Words';

/** Every language at once, for whoever cannot load parts. */
export const WORDS: Record<SdkConfig['language'], Words & RoleWords> = {
  th: { ...th, ...ROLE_WORDS.th },
  en: { ...en, ...ROLE_WORDS.en },
  cn: { ...cn, ...ROLE_WORDS.cn },
  jp: { ...jp, ...ROLE_WORDS.jp },
  kh: { ...kh, ...ROLE_WORDS.kh },
};
