import words from '@yinyom/texts/leak/jp.json';

export const texts = { field: words.field, forms: words.forms };
