import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';

type Base = typeof Parser;

/**
 * Without the checks that matter only to a program that runs. They compare each declared name, and each group of a
 * regular expression, with all earlier ones: a text of two megabytes of declarations would take minutes.
 */
const unchecked = (base: Base): Base => {
  class Reader extends (base as unknown as new () => object) {
    declareName(): void {}
    checkLocalExport(): void {}
    validateRegExpFlags(): void {}
    validateRegExpPattern(): void {}
  }
  return Reader as unknown as Base;
};

/** Letters that may be read for each letter of a text; types make a parser go back and try again. */
const MOST_READINGS = 8;

/** Nested type arguments double the work with each level: reading ends after letters in proportion to the text. */
const bounded = (base: Base): Base => {
  interface Plain {
    input: string;
    pos: number;
    nextToken(): void;
  }
  class Reader extends (base as unknown as new (...given: unknown[]) => Plain) {
    private lettersRead = 0;
    override nextToken(): void {
      const from = this.pos;
      super.nextToken();
      this.lettersRead += this.pos - from + 1;
      if (this.lettersRead > MOST_READINGS * this.input.length) throw new SyntaxError('read too often');
    }
  }
  return Reader as unknown as Base;
};

/** Acorn for the scripts of browsers. */
export const ScriptParser = Parser.extend(unchecked);

/** Acorn for TypeScript, which takes longer. */
export const TypedParser = Parser.extend(tsPlugin() as never, unchecked, bounded);

/** Acorn for components with markup (JSX), with types or without. There `<T>value` is markup and no type. */
export const ComponentParser = Parser.extend(tsPlugin({ jsx: true }) as never, unchecked, bounded);
