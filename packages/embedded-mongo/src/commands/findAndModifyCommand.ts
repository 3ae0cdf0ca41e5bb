import { replyBytes, type Tree } from '../bson/documentTree';
import { booleanValue, doubleValue, intValue } from '../bson/plainValue';
import { EMPTY_OBJECT, NULL, type RawValue } from '../bson/rawValue';
import { failedToParse } from '../errors/mongoError';
import { parseProjection } from '../query/projection';
import { checkNamespace } from '../store/catalog';
import { deleteDocument, type Found } from '../store/documents';
import type { View } from '../store/view';
import { parseUpdate, type Update } from '../update/parseUpdate';
import type { Command } from '../wire/command';
import { collectionForWrite, type Context } from './engine';
import { insertUpsert, OneDocument, type Target, updateDocument } from './oneDocument';
import { readQuery } from './readQuery';
import { keepReply, recallReply } from './retryRecords';

const KNOWN =
  'query sort remove update new fields upsert bypassDocumentValidation collation arrayFilters hint let ' +
  'encryptionInformation';

/** findAndModify */
export async function findAndModify(context: Context, command: Command): Promise<Buffer> {
  command.allow(KNOWN);
  checkNamespace(command.db, command.collection());
  const [removes, upserts] = [command.flag('remove'), command.flag('upsert')];
  const changes = command.raw('update');
  if (removes === (changes !== undefined))
    throw failedToParse('Either an update or remove=true must be specified, but not both');
  if (removes && (upserts || command.flag('new')))
    throw failedToParse('Cannot specify both new=true or upsert=true and remove=true');
  const target = readQuery(context, command, 'query');
  const parsed = changes && parseUpdate(changes, command.raw('arrayFilters'));
  const projection = command.object('fields') ?? EMPTY_OBJECT;
  const project = parseProjection(projection, target.variables) ?? ((doc: RawValue) => doc);
  if (upserts) target.collection ??= await collectionForWrite(context, command.db, command.collection());
  const one = new OneDocument(context, target);
  await one.prepare?.();
  const wanted = { parsed, upserts, wantsNew: command.flag('new'), project };
  const run = (view: View): Buffer => {
    const known = recallReply(view, context.retry);
    if (known) return Buffer.from(known.bytes());
    const result = modify(view, target, one.find(view), wanted);
    keepReply(view, context.retry, result);
    return result;
  };
  return context.engine.store.write(run, { frees: !parsed });
}

interface Modification {
  /** undefined: the document is removed. */
  parsed: Update | undefined;
  upserts: boolean;
  wantsNew: boolean;
  project: (doc: RawValue) => RawValue;
}

function modify(view: View, target: Target, found: Found | undefined, wanted: Modification): Buffer {
  const { parsed, project, wantsNew } = wanted;
  const last = new Map<string, Tree>([['n', intValue(found ? 1 : 0)]]);
  if (parsed) last.set('updatedExisting', booleanValue(found !== undefined));
  let value: RawValue = NULL;
  if (found && parsed) {
    const after = updateDocument(view, target, parsed, found);
    value = project(wantsNew ? after : found.doc);
  } else if (found) {
    value = project(found.doc);
    deleteDocument(view, target.collection!, found);
  } else if (parsed && wanted.upserts) {
    const { doc, id } = insertUpsert(view, target, parsed);
    if (wantsNew) value = project(doc);
    last.set('n', intValue(1));
    last.set('upserted', id);
  }
  return replyBytes([
    ['lastErrorObject', last],
    ['value', value],
    ['ok', doubleValue(1)],
  ]);
}
