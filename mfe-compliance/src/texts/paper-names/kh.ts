import words from '@yinyom/texts/paper-name/kh.json';

export const texts = words;
