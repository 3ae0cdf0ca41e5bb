import words from '@yinyom/texts/leak/kh.json';

export const texts = { field: words.field, forms: words.forms };
