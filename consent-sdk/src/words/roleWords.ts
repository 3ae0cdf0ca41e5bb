import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import cn from './role/cn.json';
import en from './role/en.json';
import jp from './role/jp.json';
import kh from './role/kh.json';
import th from './role/th.json';

/** Words of the parent step. */
export type RoleWords = typeof en;

/** In the part of that step: visitors of other websites load none of them. */
export const ROLE_WORDS: Record<SdkConfig['language'], RoleWords> = { th, en, cn, jp, kh };
