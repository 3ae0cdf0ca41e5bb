import type { Lang } from '@yinyom/contracts/constants';
import { splitLanguage } from '../router/languagePath';

/** The language of the page's address, for code outside components. */
export const currentLanguage = (): Lang => splitLanguage(location.pathname).lang;
