import words from '@yinyom/texts/requests/th.json';

export const texts = words;
