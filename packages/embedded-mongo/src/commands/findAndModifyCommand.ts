import { replyBytes, type Tree } from '../bson/documentTree';
import { booleanValue, doubleValue, intValue } from '../bson/plainValue';
import { EMPTY_OBJECT, NULL, type RawValue } from '../bson/rawValue';
import { failedToParse } from '../errors/mongoError';
import { parseFilter } from '../filter/parseFilter';
import { parseProjection } from '../query/projection';
import type { Found } from '../query/scan';
import { parseHint, parseSort } from '../query/sortSpec';
import { checkNamespace } from '../store/catalog';
import { deleteDocument, insertDocument, replaceDocument } from '../store/documents';
import type { View } from '../store/view';
import { applyUpdate, upsertDocument } from '../update/applyUpdate';
import { parseUpdate, type Update } from '../update/parseUpdate';
import type { Command } from '../wire/command';
import { checkCollation } from './collation';
import { collectionFor, collectionForWrite, type Context } from './engine';
import { current, OneDocument, type Target } from './oneDocument';
import { variablesOf } from './variables';

const KNOWN =
  'query sort remove update new fields upsert bypassDocumentValidation collation arrayFilters hint let ' +
  'encryptionInformation';

/** findAndModify */
export async function findAndModify(context: Context, command: Command): Promise<Buffer> {
  command.allow(KNOWN);
  checkNamespace(command.db, command.collection());
  checkCollation(command.raw('collation'));
  const [removes, upserts] = [command.flag('remove'), command.flag('upsert')];
  const changes = command.raw('update');
  if (removes === (changes !== undefined))
    throw failedToParse('Either an update or remove=true must be specified, but not both');
  if (removes && (upserts || command.flag('new')))
    throw failedToParse('Cannot specify both new=true or upsert=true and remove=true');
  const variables = variablesOf(command);
  const filter = parseFilter(command.object('query') ?? EMPTY_OBJECT);
  const parsed = changes && parseUpdate(changes, command.raw('arrayFilters'));
  const project =
    parseProjection(command.object('fields') ?? EMPTY_OBJECT, variables) ?? ((doc: RawValue) => doc);
  let collection = collectionFor(context, command.db, command.collection());
  if (!collection && upserts)
    collection = await collectionForWrite(context, command.db, command.collection());
  const target: Target = {
    collection,
    filter,
    hint: parseHint(command.raw('hint')),
    sort: parseSort(command.object('sort')),
    variables,
  };
  const one = new OneDocument(context, target);
  await one.prepare?.();
  const { session, engine } = context;
  const retryable = session?.txnNumber !== undefined;
  const run = (view: View): Buffer => {
    const known = retryable ? engine.retries.recall(view, session) : undefined;
    if (known) return Buffer.from(known.bytes());
    const found = collection && one.find(view);
    const result = modify(context, view, target, found, {
      parsed,
      upserts,
      wantsNew: command.flag('new'),
      project,
    });
    if (retryable) engine.retries.remember(view, session, result);
    return result;
  };
  return engine.store.write(run, { frees: !parsed });
}

interface Modification {
  /** undefined: the document is removed. */
  parsed: Update | undefined;
  upserts: boolean;
  wantsNew: boolean;
  project: (doc: RawValue) => RawValue;
}

function modify(
  context: Context,
  view: View,
  target: Target,
  found: Found | undefined,
  wanted: Modification,
): Buffer {
  const { collection, filter, variables } = target;
  const { catalog } = context.engine;
  const { parsed, project, wantsNew } = wanted;
  const last = new Map<string, Tree>([['n', intValue(found ? 1 : 0)]]);
  let value: RawValue = NULL;
  if (found && parsed) {
    const after = applyUpdate(parsed, found.doc, filter, variables);
    value = project(wantsNew ? after : found.doc);
    if (!after.bytes().equals(found.doc.bytes()))
      replaceDocument(view, catalog, collection!, found.key, found.doc, after);
    last.set('updatedExisting', booleanValue(true));
  } else if (found) {
    value = project(found.doc);
    deleteDocument(view, collection!, found.key, found.doc);
  } else if (parsed) {
    last.set('updatedExisting', booleanValue(false));
    if (wanted.upserts && collection) {
      const { doc, id } = upsertDocument(parsed, filter, variables);
      if (wantsNew) value = project(doc);
      insertDocument(view, catalog, current(collection), doc, id);
      last.set('n', intValue(1));
      last.set('upserted', id);
    }
  }
  return replyBytes([
    ['lastErrorObject', last],
    ['value', value],
    ['ok', doubleValue(1)],
  ]);
}
