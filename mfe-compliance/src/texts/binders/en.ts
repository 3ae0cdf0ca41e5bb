import words from '@yinyom/texts/binder/en.json';

export const texts = words;
