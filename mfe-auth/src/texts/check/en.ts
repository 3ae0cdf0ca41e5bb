import { en as words } from '@yinyom/contracts/scanner/words/en';
import own from '../../../locales/check/en.json';

export const texts = { ...own, words };
