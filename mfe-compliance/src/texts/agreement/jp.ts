import words from '@yinyom/texts/agreement/jp.json';

export const texts = words;
