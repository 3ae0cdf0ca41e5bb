import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import cn from './words/cn.json';
import en from './words/en.json';
import jp from './words/jp.json';
import kh from './words/kh.json';
import th from './words/th.json';

/** Words of the line after a refusal; `{number}` of things. */
export const KEPT_WORDS: Record<SdkConfig['language'], typeof en> = { th, en, cn, jp, kh };
