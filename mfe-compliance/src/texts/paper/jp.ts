import words from '@yinyom/texts/paper/jp.json';

export const texts = words;
