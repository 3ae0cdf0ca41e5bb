import { fieldsOf, type RawValue, T } from '../bson/rawValue';
import { MongoError } from '../errors/mongoError';
import type { Variables } from '../expressions/expression';
import type { Pacer } from '../query/pacer';
import type { Source } from '../query/source';

/** One step of a pipeline: another stream of documents made of a stream. */
export type Stage = (input: Source<RawValue>) => Source<RawValue>;

/** What stages are compiled with. */
export interface Environment {
  variables: Variables;
  pacer: Pacer;
}

export interface StageSpec {
  name: string;
  operand: RawValue;
}

/** Reads `{ $name: operand }`. */
export function readStage(stage: RawValue): StageSpec {
  const fields = stage.type === T.object ? fieldsOf(stage) : [];
  const [name, operand] = fields[0] ?? [];
  if (fields.length === 1 && name && operand) return { name, operand };
  throw new MongoError(
    'Location40324',
    'A pipeline stage specification object must contain exactly one field.',
  );
}
