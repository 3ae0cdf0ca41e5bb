import words from '@yinyom/texts/inspection/cn.json';

export const texts = words;
