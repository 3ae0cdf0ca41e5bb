import words from '@yinyom/texts/leak/th.json';

export const texts = { field: words.field, forms: words.forms };
