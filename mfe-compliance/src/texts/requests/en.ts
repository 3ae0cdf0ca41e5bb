import words from '@yinyom/texts/requests/en.json';

export const texts = words;
