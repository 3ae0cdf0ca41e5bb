import words from '@yinyom/texts/finding/cn.json';
import own from '../../../locales/check/cn.json';

export const texts = { ...own, words };
