import { cn as words } from '@yinyom/contracts/scanner/words/cn';
import own from '../../../locales/check/cn.json';

export const texts = { ...own, words };
