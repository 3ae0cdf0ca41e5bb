import words from '@yinyom/texts/paper-name/th.json';

export const texts = words;
