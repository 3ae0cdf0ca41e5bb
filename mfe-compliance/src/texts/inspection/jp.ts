import words from '@yinyom/texts/inspection/jp.json';

export const texts = words;
