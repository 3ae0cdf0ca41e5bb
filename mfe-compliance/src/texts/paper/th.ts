import words from '@yinyom/texts/paper/th.json';

export const texts = words;
