import words from '@yinyom/texts/paper/cn.json';

export const texts = words;
