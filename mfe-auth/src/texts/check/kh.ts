import words from '@yinyom/texts/finding/kh.json';
import own from '../../../locales/check/kh.json';

export const texts = { ...own, words };
