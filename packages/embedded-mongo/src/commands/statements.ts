import { EMPTY_OBJECT, fieldsOf, isNullish, type RawValue } from '../bson/rawValue';
import { MongoError } from '../errors/mongoError';
import type { Variables } from '../expressions/expression';
import { parseFilter } from '../filter/parseFilter';
import { parseHint } from '../query/sortSpec';
import type { Collection } from '../store/catalog';
import type { Found } from '../store/documents';
import type { View } from '../store/view';
import type { Command } from '../wire/command';
import { changeMany } from './changeMany';
import { checkCollation } from './collation';
import type { Context } from './engine';
import { OneDocument, type Target } from './oneDocument';
import type { Progress, Statement } from './writeBatch';

/** Options that every write command takes. */
const OPTIONS = 'ordered bypassDocumentValidation let isTimeseriesNamespace encryptionInformation';
const MAX_STATEMENTS = 100_000;

/** The statements of a write command, which has at least one. */
export function statementsOf(command: Command, name: string): RawValue[] {
  command.allow(`${name} ${OPTIONS}`);
  const statements = command.documents(name);
  if (statements.length > 0 && statements.length <= MAX_STATEMENTS) return statements;
  throw new MongoError(
    'InvalidLength',
    `Write batch sizes must be between 1 and ${MAX_STATEMENTS}. Got ${statements.length} operations.`,
  );
}

/** Parses each statement. One that cannot be parsed fails when its turn comes, not before the ones ahead of it. */
export function parseEach(statements: RawValue[], parse: (statement: RawValue) => Statement): Statement[] {
  return statements.map((statement) => {
    try {
      return parse(statement);
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
  });
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

/** What a statement looks for. */
export function targetOf(
  fields: Map<string, RawValue>,
  collection: Collection | undefined,
  variables: Variables,
): Target {
  checkCollation(fields.get('collation'));
  const filter = parseFilter(fields.get('q') ?? EMPTY_OBJECT);
  return { collection, filter, hint: parseHint(fields.get('hint')), sort: [], variables };
}

/** What a statement does with what it finds. */
interface Effect {
  /** All documents of the query, or the first. */
  many: boolean;
  change(view: View, found: Found, progress: Progress): void;
  /** Runs when there is no document. */
  otherwise?(view: View, progress: Progress, index: number): void;
  /** Whether it makes room. */
  frees?: boolean;
}

/** A statement that changes one document of a query, or all of them. */
export function changing(context: Context, target: Target, effect: Effect): Statement {
  const { many, frees = false } = effect;
  const one = new OneDocument(context, target);
  const apply = (view: View, progress: Progress, index: number) => {
    const found = one.find(view);
    if (found) effect.change(view, found, progress);
    else effect.otherwise?.(view, progress, index);
  };
  if (!many) return { apply, prepare: one.prepare };
  return {
    apply,
    applyMany: async (progress, index) => {
      const before = progress.n;
      await changeMany(
        context,
        target,
        progress,
        (view, found) => effect.change(view, found, progress),
        frees,
      );
      // The job looks once more, so that two upserts at the same time make one document.
      if (progress.n === before && effect.otherwise)
        await context.engine.store.write((view) => apply(view, progress, index));
    },
  };
}
