/**
 * What a field is, in a sentence, and examples where one made by rule (exampleOf) would not be taken or say little: the first
 * that the field's schema takes is shown. A name that means one thing in the whole product is described once: in `fieldWords.ts`
 * of its feature, or of `src` where several features have it. Where it means something else, `parent.name` or `call.name` says so;
 * names of many meanings (`text`, `token`, `key`) have no words of their own, so each new place needs some. Not at the schemas: these are in the browser apps, which have no use
 * for the sentences.
 */
export type FieldWords = Readonly<Record<string, string | readonly [string, ...unknown[]]>>;
