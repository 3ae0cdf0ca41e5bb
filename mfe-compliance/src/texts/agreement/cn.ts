import words from '@yinyom/texts/agreement/cn.json';

export const texts = words;
