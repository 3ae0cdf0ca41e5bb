import words from '@yinyom/texts/paper/kh.json';

export const texts = words;
