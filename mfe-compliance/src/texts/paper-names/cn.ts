import words from '@yinyom/texts/paper-name/cn.json';

export const texts = words;
