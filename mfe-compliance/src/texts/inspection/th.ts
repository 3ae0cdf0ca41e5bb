import words from '@yinyom/texts/inspection/th.json';

export const texts = words;
