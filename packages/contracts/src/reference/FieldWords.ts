/**
 * What a field is, in a sentence, and examples where one made by rule (exampleOf) would not be taken or say little: the first
 * that the field's schema takes is shown. A name means one thing in the whole product, so it is described once: in `fieldWords.ts`
 * of its feature, or of `src` where several features have it. Not at the schemas: these are in the browser apps, which have no use
 * for the sentences.
 */
export type FieldWords = Readonly<Record<string, string | readonly [string, ...unknown[]]>>;
