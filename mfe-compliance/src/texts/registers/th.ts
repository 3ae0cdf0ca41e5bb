import words from '@yinyom/texts/register/th.json';

export const texts = words;
