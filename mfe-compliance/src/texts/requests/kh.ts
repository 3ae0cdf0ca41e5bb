import words from '@yinyom/texts/requests/kh.json';

export const texts = words;
