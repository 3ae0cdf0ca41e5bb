import type { RawValue } from '../bson/rawValue';

/** The values of variables by name, as `let` and `$filter` give them; undefined is a missing value. */
export type Variables = ReadonlyMap<string, RawValue | undefined>;

export const NO_VARIABLES: Variables = new Map();

/** A compiled expression: its value on a document; undefined when that is missing. */
export type Expression = (doc: RawValue, variables: Variables) => RawValue | undefined;

export type Compile = (expression: RawValue) => Expression;

/** Compiles what stands behind the name of an operator. */
export type Operator = (operand: RawValue, compile: Compile) => Expression;
