import words from '@yinyom/texts/inspection/kh.json';

export const texts = words;
