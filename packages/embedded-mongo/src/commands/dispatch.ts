import { serialize } from 'bson';
import { getField, T, textOf } from '../bson/rawValue';
import { failedToParse, MongoError, notSupported, reasonOf } from '../errors/mongoError';
import { Pacer } from '../query/pacer';
import { isDamage } from '../store/dataFile';
import { Command, commandName } from '../wire/command';
import type { Request } from '../wire/frame';
import { aggregate } from './aggregateCommand';
import { count, distinct } from './countCommands';
import { createIndexes } from './createIndexesCommand';
import { getMore, killCursors } from './cursorCommands';
import { remove } from './deleteCommand';
import { checkDatabase, type Context, type Engine } from './engine';
import { findAndModify } from './findAndModifyCommand';
import { find } from './findCommand';
import { dropIndexes, listIndexes } from './indexCommands';
import { insert } from './insertCommand';
import { retryOf } from './retryRecords';
import { update } from './updateCommand';
import * as catalog from './catalogCommands';

import * as server from './serverCommands';

type Handler = (context: Context, command: Command) => Promise<Buffer>;

const COMMANDS: Record<string, Handler> = {
  hello: server.hello,
  isMaster: server.hello,
  ismaster: server.hello,
  ping: server.ping,
  buildInfo: server.buildInfo,
  buildinfo: server.buildInfo,
  serverStatus: server.serverStatus,
  connectionStatus: server.connectionStatus,
  getParameter: server.getParameter,
  endSessions: server.ping,
  refreshSessions: server.ping,
  killSessions: server.ping,
  insert,
  update,
  delete: remove,
  findAndModify,
  findandmodify: findAndModify,
  find,
  getMore,
  killCursors,
  count,
  distinct,
  aggregate,
  create: catalog.create,
  drop: catalog.drop,
  dropDatabase: catalog.dropDatabase,
  listCollections: catalog.listCollections,
  listDatabases: catalog.listDatabases,
  dbStats: catalog.dbStats,
  dbstats: catalog.dbStats,
  createIndexes,
  listIndexes,
  dropIndexes,
  deleteIndexes: dropIndexes,
};

const READ_CONCERNS = new Set(['local', 'majority', 'available', 'linearizable', 'snapshot']);

const OPEN = new Set(
  'hello isMaster ismaster ping buildInfo buildinfo saslStart saslContinue endSessions'.split(' '),
);

/** Whether a command needs no authentication. */
export function isOpenCommand(name: string): boolean {
  return OPEN.has(name);
}

/** What drivers ask the server itself, whatever database a client may use. */
const OF_THE_SERVER = new Set(
  'connectionStatus getParameter listDatabases refreshSessions killSessions'.split(' '),
);

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
  let asked: Command | undefined;
  try {
    const name = commandName(request);
    const handler = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!handler) throw notSupported(`The command ${name}`, 'CommandNotFound');
    engine.counters[name] = (engine.counters[name] ?? 0) + 1;
    const command = new Command(name, request);
    asked = command;
    if (!isOpenCommand(name) && !OF_THE_SERVER.has(name)) checkDatabase({ only }, command.db);
    checkConcerns(command);
    const retry = retryOf(request.body);
    const pacer = new Pacer(command.number('maxTimeMS'));
    return await handler({ engine, connectionId, only, retry, view: engine.store.view, pacer }, command);
  } catch (error) {
    if (asked && isDamage(error)) noteDamage(engine, asked);
    return errorReply(error);
  }
}

const MET = 'a document that was read does not fit its checksum';

/** Damage that appears while the server runs is told as if the check of the start had found it. */
function noteDamage({ catalog }: Engine, command: Command): void {
  if (command.raw(command.name)?.type !== T.string) return;
  const namespace = `${command.db}.${command.collection()}`;
  if (catalog.noteMet(namespace, MET)) console.error(`embedded database: DAMAGED ${namespace}: ${MET}`);
}

function checkConcerns(command: Command): void {
  const read = command.object('readConcern');
  const level = read && getField(read, 'level');
  if (level && (level.type !== T.string || !READ_CONCERNS.has(textOf(level))))
    throw failedToParse("Enumeration value for field 'readConcern.level' is not a valid value");
  const members = Number(command.plain('writeConcern')?.w);
  if (members > 1) throw notSupported(`A write concern of ${members} members`, 'OperationFailed');
}

/** An error as a reply. */
export function errorReply(error: unknown): Buffer {
  if (!(error instanceof MongoError)) {
    console.error('embedded database: unexpected error', error);
    return errorReply(new MongoError('InternalError', `internal error: ${reasonOf(error)}`));
  }
  const { code, codeName, message, details } = error;
  return Buffer.from(serialize({ ok: 0, errmsg: message, code, codeName, ...details }));
}
