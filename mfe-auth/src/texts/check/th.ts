import words from '@yinyom/texts/finding/th.json';
import own from '../../../locales/check/th.json';

export const texts = { ...own, words };
