import words from '@yinyom/texts/paper-name/jp.json';

export const texts = words;
