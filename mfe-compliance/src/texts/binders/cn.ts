import words from '@yinyom/texts/binder/cn.json';

export const texts = words;
