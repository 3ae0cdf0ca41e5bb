import words from '@yinyom/texts/requests/cn.json';

export const texts = words;
