import words from '@yinyom/texts/register/en.json';

export const texts = words;
