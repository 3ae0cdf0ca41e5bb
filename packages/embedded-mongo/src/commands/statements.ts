import { fieldsOf, isNullish, type RawValue } from '../bson/rawValue';
import { MongoError } from '../errors/mongoError';
import type { Command } from '../wire/command';
import type { Statement } from './writeBatch';

/** Options that every write command takes. */
export const WRITE_OPTIONS =
  'ordered bypassDocumentValidation let isTimeseriesNamespace encryptionInformation';
const MAX_STATEMENTS = 100_000;

/** Whether a write command ends at its first error. */
export function isOrdered(command: Command): boolean {
  return !command.has('ordered') || command.flag('ordered');
}

/** A write command has at least one statement. */
export function checkStatements(statements: RawValue[]): void {
  if (statements.length === 0 || statements.length > MAX_STATEMENTS)
    throw new MongoError(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${MAX_STATEMENTS}. Got ${statements.length} operations.`,
    );
}

/** A statement that cannot be parsed fails when its turn comes, not before the ones ahead of it. */
export function lazyStatement(make: () => Statement): Statement {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof MongoError)) throw error;
    // An option that does not exist makes the whole command invalid.
    if (error.codeName === 'Location40415' || error.codeName === 'NotImplemented') throw error;
    return {
      apply: () => {
        throw error;
      },
    };
  }
}

/** The fields of a statement, of which none is unknown. */
export function checkFields(statement: RawValue, known: Set<string>, what: string): Map<string, RawValue> {
  const fields = new Map(fieldsOf(statement));
  for (const name of fields.keys())
    if (!known.has(name))
      throw new MongoError('Location40415', `BSON field '${what}.${name}' is an unknown field.`);
  return fields;
}

/** A field that is null is not given. */
export function present(value: RawValue | undefined): RawValue | undefined {
  return isNullish(value) ? undefined : value;
}
