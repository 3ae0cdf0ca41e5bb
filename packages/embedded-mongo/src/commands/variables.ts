import { EMPTY_OBJECT, fieldsOf, NULL } from '../bson/rawValue';
import { failedToParse } from '../errors/mongoError';
import { compileExpression } from '../expressions/compileExpression';
import { NO_VARIABLES, type Variables } from '../expressions/expression';
import type { Command } from '../wire/command';

const NAME = /^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/;

/** The variables of a command's `let`: their values are expressions. */
export function variablesOf(command: Command): Variables {
  const given = command.object('let');
  if (!given) return NO_VARIABLES;
  return new Map(
    fieldsOf(given).map(([name, value]) => {
      if (NAME.test(name)) return [name, compileExpression(value)(EMPTY_OBJECT, NO_VARIABLES) ?? NULL];
      throw failedToParse(`'${name}' starts with an invalid character for a user variable name`);
    }),
  );
}
