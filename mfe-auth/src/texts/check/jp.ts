import { jp as words } from '@yinyom/contracts/scanner/words/jp';
import own from '../../../locales/check/jp.json';

export const texts = { ...own, words };
