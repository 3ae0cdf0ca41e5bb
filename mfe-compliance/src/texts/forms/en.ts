import words from '@yinyom/texts/leak/en.json';

export const texts = { field: words.field, forms: words.forms };
