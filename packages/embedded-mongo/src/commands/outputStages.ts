import { randomBytes } from 'node:crypto';
import type { StageSpec } from '../aggregate/stage';
import { fromTree, type Tree } from '../bson/documentTree';
import { fieldsOf, getField, isNullish, type RawValue, T, textOf } from '../bson/rawValue';
import { failedToParse, MongoError, notSupported } from '../errors/mongoError';
import type { Source } from '../query/source';
import { checkNamespace, type Collection } from '../store/catalog';
import { idKey, insertDocument, normalizeDocument, readDocument, replaceDocument } from '../store/documents';
import type { View } from '../store/view';
import type { Command } from '../wire/command';
import { checkDatabase, collectionForWrite, type Context } from './engine';
import { inShortJobs } from './shortJobs';

/** The stages that write what the others made. */
const LAST_STAGES = new Set(['$out', '$merge']);

type Documents = Source<RawValue>;
type Write = (view: View, doc: RawValue) => void;

/** What the `$out` or `$merge` at the end of a pipeline does with its documents; undefined without one. */
export function readOutput(
  context: Context,
  command: Command,
  stages: StageSpec[],
): ((source: Documents) => Promise<void>) | undefined {
  const early = stages.slice(0, -1).find(({ name }) => LAST_STAGES.has(name));
  if (early)
    throw new MongoError('Location40324', `${early.name} can only be the final stage in the pipeline`);
  const { name, operand } = stages.at(-1) ?? { name: '', operand: undefined };
  if (!operand || !LAST_STAGES.has(name)) return undefined;
  const level = command.plain('readConcern')?.level;
  if (level === 'linearizable' || level === 'snapshot')
    throw new MongoError('InvalidOptions', `${name} cannot be used with a '${level}' read concern level`);
  const merges = name === '$merge';
  const target = readTarget(merges ? mergeTarget(operand) : operand, command.db, name);
  checkDatabase(context, target.db);
  checkNamespace(target.db, target.name);
  if (!merges) return (source) => outInto(context, target, source);
  return async (source) => {
    const collection = await collectionForWrite(context, target.db, target.name);
    await writeAll(context, source, (view, doc) => mergeOne(view, collection, doc));
  };
}

/** What `$merge` writes into. Only its usual form is here: by `_id`, fields over fields, and new documents. */
function mergeTarget(operand: RawValue): RawValue | undefined {
  if (operand.type !== T.object) return operand;
  // Options that are null are not given.
  const given = fieldsOf(operand).filter(([, value]) => !isNullish(value));
  for (const [name, value] of given)
    if (name !== 'into' && !(name === 'on' && value.type === T.string && textOf(value) === '_id'))
      throw notSupported(`The option ${name === 'on' ? 'on (but for _id)' : name} of $merge`, 'BadValue');
  return new Map(given).get('into');
}

function mergeOne(view: View, collection: Collection, document: RawValue): void {
  const normalized = normalizeDocument(document);
  const before = readDocument(view, collection, idKey(normalized.id));
  if (!before) return insertDocument(view, collection, normalized);
  const after = new Map<string, Tree>([...fieldsOf(before.doc), ...fieldsOf(normalized.doc)]);
  after.set('_id', getField(before.doc, '_id')!);
  replaceDocument(view, collection, before, fromTree(after));
}

interface Target {
  db: string;
  name: string;
}

function readTarget(value: RawValue | undefined, db: string, stage: string): Target {
  if (value?.type === T.string) return { db, name: textOf(value) };
  const fields = new Map(value?.type === T.object ? fieldsOf(value) : []);
  const [other, name] = [fields.get('db'), fields.get('coll')];
  if (name?.type === T.string && (!other || other.type === T.string))
    return { db: other ? textOf(other) : db, name: textOf(name) };
  throw failedToParse(`${stage} needs the name of a collection, or { db, coll }`);
}

async function writeAll(context: Context, source: Documents, write: Write): Promise<void> {
  for (let docs = await source.next(); docs; docs = await source.next())
    await inShortJobs(context, docs, write);
}

/** `$out`: fills a new collection and puts it in the place of the old one in one step. */
async function outInto(context: Context, { db, name }: Target, source: Documents): Promise<void> {
  const { catalog, store } = context.engine;
  const fresh = await store.write((view) => {
    const collection = catalog.ensure(view, db, `tmp.out.${randomBytes(8).toString('hex')}`);
    // The indexes of the collection that is replaced stay.
    for (const index of catalog.find(db, name)?.indexes ?? [])
      catalog.addIndex(view, collection, { ...index, ready: true });
    return collection;
  });
  try {
    await writeAll(context, source, (view, doc) => insertDocument(view, fresh, normalizeDocument(doc)));
  } catch (error) {
    await store.free((view) => catalog.dropCollection(view, fresh));
    throw error;
  }
  await store.write((view) => {
    const old = catalog.find(db, name);
    if (old) catalog.dropCollection(view, old);
    catalog.rename(view, fresh, name);
  });
}
