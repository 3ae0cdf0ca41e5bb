import words from '@yinyom/texts/binder/th.json';

export const texts = words;
