import { elementsOf, fieldsOf, type RawValue, T } from '../bson/rawValue';
import { badValue, MongoError } from '../errors/mongoError';
import type { Compile, Expression, Operator } from './expression';

type Value = RawValue | undefined;

/** The operands of an operator that takes a list, or one alone. */
export function listOf(
  name: string,
  operand: RawValue,
  compile: Compile,
  least = 0,
  most = Infinity,
): Expression[] {
  const operands = operand.type === T.array ? elementsOf(operand) : [operand];
  if (operands.length < least || operands.length > most)
    throw new MongoError(
      'Location16410',
      `Expression ${name} takes ${least === most ? `exactly ${least}` : `at least ${least}`} arguments. ${operands.length} were passed in.`,
    );
  return operands.map(compile);
}

/** An operator that computes with the values of so many operands. */
export function withValues(
  name: string,
  [least, most]: [number, number],
  compute: (values: Value[]) => Value,
): Operator {
  return (operand, compile) => {
    const operands = listOf(name, operand, compile, least, most);
    return (doc, variables) => compute(operands.map((one) => one(doc, variables)));
  };
}

/** The named operands of an operator, of which `optional` may be missing. */
export function namedOf(
  name: string,
  operand: RawValue,
  required: readonly string[],
  optional: readonly string[] = [],
): Map<string, RawValue> {
  const fields = new Map(operand.type === T.object ? fieldsOf(operand) : []);
  const missing = required.find((one) => !fields.has(one));
  const unknown = [...fields.keys()].find((one) => !required.includes(one) && !optional.includes(one));
  if (missing) throw badValue(`Missing '${missing}' parameter to ${name}`);
  if (unknown) throw badValue(`Unrecognized parameter to ${name}: ${unknown}`);
  return fields;
}
