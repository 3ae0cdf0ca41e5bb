import words from '@yinyom/texts/paper-name/en.json';

export const texts = words;
