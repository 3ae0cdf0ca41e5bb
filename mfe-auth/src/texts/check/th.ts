import { th as words } from '@yinyom/contracts/scanner/words/th';
import own from '../../../locales/check/th.json';

export const texts = { ...own, words };
