import { kh as words } from '@yinyom/contracts/scanner/words/kh';
import own from '../../../locales/check/kh.json';

export const texts = { ...own, words };
