import words from '@yinyom/texts/finding/jp.json';
import own from '../../../locales/check/jp.json';

export const texts = { ...own, words };
