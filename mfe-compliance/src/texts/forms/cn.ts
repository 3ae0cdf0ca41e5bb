import words from '@yinyom/texts/leak/cn.json';

export const texts = { field: words.field, forms: words.forms };
