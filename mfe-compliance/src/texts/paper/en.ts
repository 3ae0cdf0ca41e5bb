import words from '@yinyom/texts/paper/en.json';

export const texts = words;
