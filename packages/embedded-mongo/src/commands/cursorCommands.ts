import { elementsOf, type RawValue, T } from '../bson/rawValue';
import { typeMismatch } from '../errors/mongoError';
import type { Command } from '../wire/command';
import type { Context } from './engine';
import { reply } from './reply';

/** getMore */
export async function getMore(context: Context, command: Command): Promise<Buffer> {
  command.allow('collection batchSize term lastKnownCommittedOpTime');
  const id = command.raw('getMore');
  if (!id) throw typeMismatch("BSON field 'getMore.getMore' is missing");
  const namespace = `${command.db}.${command.string('collection')}`;
  return context.engine.cursors.more(cursorId(id), namespace, command.size('batchSize'));
}

/** The id of a cursor, which is a 64-bit integer. */
function cursorId(value: RawValue): bigint {
  return value.type === T.long ? value.buf.readBigInt64LE(value.at) : -1n;
}

/** killCursors */
export async function killCursors(context: Context, command: Command): Promise<Buffer> {
  command.allow('cursors');
  const list = command.raw('cursors');
  const ids = list?.type === T.array ? elementsOf(list).map(cursorId) : [];
  const killed: bigint[] = [];
  const notFound: bigint[] = [];
  for (const id of ids) (context.engine.cursors.kill(id) ? killed : notFound).push(id);
  return reply({ cursorsKilled: killed, cursorsNotFound: notFound, cursorsAlive: [], cursorsUnknown: [] });
}
