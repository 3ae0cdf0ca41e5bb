import { serialize } from 'bson';
import { getField, T, textOf } from '../bson/rawValue';
import { checkDatabase, type Context, type Engine } from '../engine';
import { MongoError } from '../errors';
import { Pacer } from '../query/source';
import { sessionOf } from '../retryRecords';
import type { Request } from '../wire/frame';
import { aggregate } from './aggregateCommand';
import * as catalogCommands from './catalogCommands';
import { Command, commandName } from './command';
import { createIndexes, dropIndexes, listIndexes } from './indexCommands';
import * as reads from './readCommands';
import * as server from './serverCommands';
import { findAndModify } from './findAndModifyCommand';
import * as writes from './writeCommands';

type Handler = (context: Context, command: Command) => Promise<Buffer>;

const COMMANDS: Record<string, Handler> = {
  hello: server.hello,
  isMaster: server.hello,
  ismaster: server.hello,
  ping: server.ping,
  buildInfo: server.buildInfo,
  buildinfo: server.buildInfo,
  connectionStatus: server.connectionStatus,
  getParameter: server.getParameter,
  serverStatus: server.serverStatus,
  endSessions: server.endSessions,
  refreshSessions: server.refreshSessions,
  killSessions: server.endSessions,
  killCursors: server.killCursors,
  insert: writes.insert,
  update: writes.update,
  delete: writes.remove,
  findAndModify,
  findandmodify: findAndModify,
  find: reads.find,
  getMore: reads.getMore,
  count: reads.count,
  distinct: reads.distinct,
  explain: reads.explain,
  aggregate,
  create: catalogCommands.create,
  drop: catalogCommands.drop,
  dropDatabase: catalogCommands.dropDatabase,
  listCollections: catalogCommands.listCollections,
  listDatabases: catalogCommands.listDatabases,
  collStats: catalogCommands.collStats,
  collstats: catalogCommands.collStats,
  dbStats: catalogCommands.dbStats,
  dbstats: catalogCommands.dbStats,
  createIndexes,
  listIndexes,
  dropIndexes,
  deleteIndexes: dropIndexes,
};
for (const name of [
  'collMod',
  'renameCollection',
  'mapReduce',
  'bulkWrite',
  'commitTransaction',
  'abortTransaction',
  'convertToCapped',
  'validate',
  'compact',
])
  COMMANDS[name] = catalogCommands.refused(name);

const READ_CONCERNS = new Set(['local', 'majority', 'available', 'linearizable', 'snapshot']);

/** Whether a command needs no authentication. */
export function isOpenCommand(name: string): boolean {
  return [
    'hello',
    'isMaster',
    'ismaster',
    'ping',
    'buildInfo',
    'buildinfo',
    'saslStart',
    'saslContinue',
    'endSessions',
  ].includes(name);
}

/** What drivers ask the server itself, whatever database a client may use. */
const OF_THE_SERVER = new Set([
  ...['connectionStatus', 'getParameter', 'listDatabases', 'refreshSessions', 'killSessions'],
]);

/**
 * Runs one command and gives its reply; errors that belong to the client are replies too.
 * @param only the one database that this client may use
 */
export async function dispatch(
  engine: Engine,
  connectionId: number,
  request: Request,
  only?: string,
): Promise<Buffer> {
  try {
    const name = commandName(request);
    const handler = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!handler)
      throw new MongoError(
        'CommandNotFound',
        `no such command: '${name}' (not supported by the embedded database, set MONGODB_URI to use a MongoDB server)`,
      );
    engine.counters[name] = (engine.counters[name] ?? 0) + 1;
    const command = new Command(name, request);
    if (!isOpenCommand(name) && !OF_THE_SERVER.has(name)) checkDatabase({ only }, command.db);
    checkConcerns(command);
    const session = sessionOf(request.body);
    const pacer = new Pacer(command.number('maxTimeMS'));
    return await handler({ engine, connectionId, only, session, view: engine.store.view, pacer }, command);
  } catch (error) {
    return errorReply(error);
  }
}

function checkConcerns(command: Command): void {
  const read = command.object('readConcern');
  const level = read && getField(read, 'level');
  if (level && (level.type !== T.string || !READ_CONCERNS.has(textOf(level))))
    throw new MongoError(
      'FailedToParse',
      "Enumeration value for field 'readConcern.level' is not a valid value",
    );
  const write = command.plain('writeConcern');
  if (typeof write?.w === 'number' && write.w > 1)
    throw new MongoError(
      'OperationFailed',
      `A write concern of ${write.w} members: the embedded database is one, set MONGODB_URI to use a MongoDB server`,
    );
}

/** An error as a reply. */
export function errorReply(error: unknown): Buffer {
  if (!(error instanceof MongoError)) {
    console.error('embedded database: unexpected error', error);
    const message = error instanceof Error ? error.message : String(error);
    return Buffer.from(
      serialize({ ok: 0, errmsg: `internal error: ${message}`, code: 1, codeName: 'InternalError' }),
    );
  }
  const { code, codeName, message, details, labels } = error;
  const errorLabels = labels.length > 0 ? { errorLabels: labels } : {};
  return Buffer.from(serialize({ ok: 0, errmsg: message, code, codeName, ...details, ...errorLabels }));
}
