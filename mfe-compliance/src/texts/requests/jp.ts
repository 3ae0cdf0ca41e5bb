import words from '@yinyom/texts/requests/jp.json';

export const texts = words;
