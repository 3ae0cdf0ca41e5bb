import type { Lang } from '@yinyom/contracts/constants';
import { useHref } from 'react-router-dom';
import { splitLanguage } from './languagePath';

/** The language of the current address. */
export const useLang = (): Lang => splitLanguage(useHref('/')).lang;
