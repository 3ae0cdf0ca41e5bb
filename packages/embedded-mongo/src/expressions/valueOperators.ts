import { fromTree, type Tree } from '../bson/documentTree';
import { stringValue } from '../bson/plainValue';
import { fieldsOf, isNullish, NULL, T, textOf } from '../bson/rawValue';
import { badValue } from '../errors/mongoError';
import { NO_VARIABLES, type Operator } from './expression';
import { namedOf, withValues } from './operands';

/** `$setField`: a field whose name may hold dots and dollars; the variable REMOVE takes it away. */
const setField: Operator = (operand, compile) => {
  const parts = namedOf('$setField', operand, ['field', 'input', 'value']);
  const [field, input, value] = ['field', 'input', 'value'].map((name) => compile(parts.get(name)!));
  const name = field!(NULL, NO_VARIABLES);
  if (name?.type !== T.string) throw badValue("$setField requires 'field' to evaluate to a constant string");
  return (doc, variables) => {
    const object = input!(doc, variables);
    if (isNullish(object)) return NULL;
    if (object!.type !== T.object) throw badValue("$setField requires 'input' to evaluate to type Object");
    const fields = new Map<string, Tree>(fieldsOf(object!));
    const wanted = value!(doc, variables);
    if (wanted) fields.set(textOf(name), wanted);
    else fields.delete(textOf(name));
    return fromTree(fields);
  };
};

export const valueOperators: Record<string, Operator> = {
  $literal: (operand) => () => operand,
  $setField: setField,
  $concat: withValues('$concat', [0, Infinity], (values) => {
    if (values.some(isNullish)) return NULL;
    const texts = values.map((value) => {
      if (value?.type !== T.string) throw badValue('$concat only supports strings');
      return textOf(value);
    });
    return stringValue(texts.join(''));
  }),
};
