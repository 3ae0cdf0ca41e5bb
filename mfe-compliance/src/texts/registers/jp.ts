import words from '@yinyom/texts/register/jp.json';

export const texts = words;
