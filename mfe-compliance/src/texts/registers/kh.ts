import words from '@yinyom/texts/register/kh.json';

export const texts = words;
