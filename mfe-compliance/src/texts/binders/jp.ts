import words from '@yinyom/texts/binder/jp.json';

export const texts = words;
