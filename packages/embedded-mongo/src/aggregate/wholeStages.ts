import { Lazy } from 'mingo/lazy';
import * as pipelineOperators from 'mingo/operators/pipeline';
import * as windowOperators from 'mingo/operators/window';
import { fromPlainDocument, type Plain, plainDocument, toPlain } from '../bson/plainValue';
import type { RawValue } from '../bson/rawValue';
import { MongoError } from '../errors';
import type { Pacer } from '../query/source';
import { compileExpression, type Evaluator, registerStages } from './evaluator';
import type { Stage } from './pipeline';
import { collecting, sizeOf } from './streamStages';

const MAX_BYTES = 100 * 1024 * 1024;
/** Rare stages that mingo runs on all documents at once. */
const RARE = ['$bucket', '$bucketAuto', '$redact', '$setWindowFields', '$fill', '$densify'] as const;
// Some of them are made of other stages.
const PARTS = [
  '$group',
  '$sort',
  '$addFields',
  '$set',
  '$project',
  '$unset',
  '$unwind',
  '$match',
  '$limit',
  '$skip',
] as const;

type MingoStage = (docs: unknown, operand: unknown, options: unknown) => { collect(): unknown[] };

registerStages(
  Object.fromEntries(
    [...RARE, ...PARTS].map((name) => [name, (pipelineOperators as Record<string, unknown>)[name]]),
  ),
  windowOperators,
);

/** A stage of mingo; undefined when the name is none of them. */
export function wholeStage(
  name: string,
  operand: RawValue,
  evaluator: Evaluator,
  pacer: Pacer,
): Stage | undefined {
  if (!(RARE as readonly string[]).includes(name)) return undefined;
  const run = (pipelineOperators as unknown as Record<string, MingoStage>)[name]!;
  // Refuses what no expression may hold.
  compileExpression(operand);
  return collecting(async (input) => {
    const all: Plain[] = [];
    let bytes = 0;
    for (let docs = await input.next(); docs; docs = await input.next()) {
      for (const doc of docs) {
        all.push(plainDocument(doc));
        bytes += sizeOf(doc);
      }
      if (bytes > MAX_BYTES)
        throw new MongoError(
          'QueryExceededMemoryLimitNoDiskUseAllowed',
          `${name} over more than ${MAX_BYTES} bytes, set MONGODB_URI to use a MongoDB server`,
        );
      await pacer.pause();
    }
    const result = evaluator.guard(() =>
      run(Lazy(all), toPlain(operand), evaluator.stageOptions()).collect(),
    );
    return result.map((doc) => fromPlainDocument(idFirst(doc as Plain)));
  });
}

function idFirst(doc: Plain): Plain {
  return '_id' in doc ? { _id: doc._id, ...doc } : doc;
}
