import words from '@yinyom/texts/agreement/kh.json';

export const texts = words;
