import { Parser } from 'acorn';

/**
 * Acorn without the checks that matter only to a program that runs. They compare each declared name, and each group of a
 * regular expression, with all earlier ones: a text of two megabytes of declarations would take minutes.
 */
export const ScriptParser = Parser.extend((base) => {
  class Reader extends (base as unknown as new () => object) {
    declareName(): void {}
    checkLocalExport(): void {}
    validateRegExpFlags(): void {}
    validateRegExpPattern(): void {}
  }
  return Reader as unknown as typeof base;
});
