import { fromTree } from '../bson/documentTree';
import { intValue, longValue } from '../bson/plainValue';
import { type RawValue, T, textOf } from '../bson/rawValue';
import { badValue, MongoError } from '../errors/mongoError';
import { matchDocument } from '../filter/matchDocument';
import { parseFilter } from '../filter/parseFilter';
import type { Pacer } from '../query/pacer';
import type { SortSpec } from '../query/sortSpec';
import { limited, skipped, sorted } from '../query/source';
import type { Environment, Stage } from './stage';

/** A number of documents as a value. */
function countValue(count: number): RawValue {
  return count <= 0x7fffffff ? intValue(count) : longValue(BigInt(count));
}

/** `$match` after other stages. */
export function matchStage(operand: RawValue, { variables, pacer }: Environment): Stage {
  if (operand.type !== T.object) throw badValue('the match filter must be an expression in an object');
  const filter = parseFilter(operand);
  return (input) => ({
    next: async () => {
      const docs = await input.next();
      await pacer.pause();
      return docs?.filter((doc) => matchDocument(filter, doc, variables)) ?? null;
    },
  });
}

/** `$sort` after other stages. */
export function sortStage(sort: SortSpec, pacer: Pacer): Stage {
  return (input) => sorted(input, sort, (doc) => doc, pacer);
}

export function skipStage(count: number): Stage {
  return (input) => skipped(input, count);
}

export function limitStage(count: number): Stage {
  return (input) => limited(input, count);
}

/** `$count`: one document with the number, none for an empty input. */
export function countStage(operand: RawValue): Stage {
  const field = operand.type === T.string ? textOf(operand) : '';
  if (field === '' || field[0] === '$' || field.includes('.'))
    throw new MongoError(
      'Location40324',
      'the count field must be a non-empty string without dots that does not begin with $',
    );
  return (input) => {
    let done = false;
    return {
      next: async () => {
        if (done) return null;
        done = true;
        let count = 0;
        for (let docs = await input.next(); docs; docs = await input.next()) count += docs.length;
        return count === 0 ? [] : [fromTree(new Map([[field, countValue(count)]]))];
      },
    };
  };
}
