import words from '@yinyom/texts/agreement/th.json';

export const texts = words;
