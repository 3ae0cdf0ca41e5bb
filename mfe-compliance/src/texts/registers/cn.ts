import words from '@yinyom/texts/register/cn.json';

export const texts = words;
