import words from '@yinyom/texts/finding/en.json';
import own from '../../../locales/check/en.json';

export const texts = { ...own, words };
