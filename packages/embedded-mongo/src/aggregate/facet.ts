import { fromTree, type Tree } from '../bson/documentTree';
import { elementsOf, fieldsOf, type RawValue, T } from '../bson/rawValue';
import { MongoError } from '../errors';
import { compileStages, type Environment, type listSource, type Stage } from './pipeline';
import { collecting, sizeOf } from './streamStages';

const MAX_BYTES = 100 * 1024 * 1024;

/** `$facet`: several pipelines over the same documents, in one document. */
export function facet(operand: RawValue, environment: Environment): Stage {
  const facets = operand.type === T.object ? fieldsOf(operand) : [];
  if (facets.length === 0)
    throw new MongoError('Location40324', 'the $facet specification must be a non-empty object');
  const pipelines = facets.map(([name, pipeline]) => {
    if (pipeline.type !== T.array)
      throw new MongoError('Location40324', `arguments to $facet must be arrays, ${name} is not`);
    return { name, run: compileStages(elementsOf(pipeline), environment, '$facet') };
  });
  return collecting(async (input) => {
    const all: RawValue[] = [];
    let bytes = 0;
    for (let docs = await input.next(); docs; docs = await input.next()) {
      for (const doc of docs) {
        all.push(doc);
        bytes += sizeOf(doc);
      }
      if (bytes > MAX_BYTES)
        throw new MongoError(
          'QueryExceededMemoryLimitNoDiskUseAllowed',
          `$facet over more than ${MAX_BYTES} bytes`,
        );
    }
    const result = new Map<string, Tree>();
    for (const { name, run } of pipelines) result.set(name, await collect(run, all, environment));
    return [fromTree(result)];
  });
}

async function collect(run: Stage, all: RawValue[], { context }: Environment): Promise<RawValue[]> {
  const source = run(portions(all));
  const result: RawValue[] = [];
  for (let docs = await source.next(); docs; docs = await source.next()) {
    for (const doc of docs) result.push(doc);
    await context.pacer.pause();
  }
  return result;
}

/** A long list in portions, so that the stages after it can give up their turn. */
function portions(all: RawValue[]): ReturnType<typeof listSource<RawValue>> {
  let at = 0;
  return {
    next: async () => {
      if (at >= all.length) return null;
      const part = all.slice(at, at + 512);
      at += 512;
      return part;
    },
  };
}
