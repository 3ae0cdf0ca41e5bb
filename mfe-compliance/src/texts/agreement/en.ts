import words from '@yinyom/texts/agreement/en.json';

export const texts = words;
