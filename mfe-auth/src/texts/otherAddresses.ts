import type { Lang } from '@yinyom/contracts/constants';
import { useLang } from '@yinyom/mfe-kit';
import cn from '../../locales/other/cn.json';
import en from '../../locales/other/en.json';
import jp from '../../locales/other/jp.json';
import kh from '../../locales/other/kh.json';
import th from '../../locales/other/th.json';

const TEXTS: Record<Lang, typeof en> = { th, en, cn, jp, kh };

/** Texts about other addresses at the sign-up, which load with its page: who logs in loads nothing of them. */
export const useOtherAddressTexts = (): typeof en => TEXTS[useLang()];
