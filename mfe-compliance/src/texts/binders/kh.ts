import words from '@yinyom/texts/binder/kh.json';

export const texts = words;
