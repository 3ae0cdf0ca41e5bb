import words from '@yinyom/texts/inspection/en.json';

export const texts = words;
