import { MongoError } from '../errors/mongoError';
import type { Command } from '../wire/command';
import { MAX_MESSAGE_BYTES } from '../wire/frame';
import type { Context } from './engine';
import { reply } from './reply';

const VERSION = '7.0.0';
const PONG = reply({});

/**
 * hello and isMaster. The form of a mongos is announced, because drivers allow retryable writes on it
 * without asking for the addresses of a replica set.
 */
export async function hello(context: Context, command: Command): Promise<Buffer> {
  const legacy = command.name !== 'hello';
  return reply({
    ...(legacy ? { ismaster: true } : {}),
    isWritablePrimary: true,
    msg: 'isdbgrid',
    helloOk: true,
    maxBsonObjectSize: 16 * 1024 * 1024,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId: context.connectionId,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
    ...(command.has('saslSupportedMechs') ? { saslSupportedMechs: ['SCRAM-SHA-256'] } : {}),
  });
}

/** Also the answer to commands on sessions: these hold nothing but the replies of retried writes, which end by age. */
export async function ping(): Promise<Buffer> {
  return PONG;
}

export async function buildInfo(): Promise<Buffer> {
  const versionArray = [...VERSION.split('.').map(Number), 0];
  return reply({
    version: VERSION,
    versionArray,
    gitVersion: 'embedded',
    modules: ['yinyom-embedded'],
    bits: 64,
    debug: false,
    maxBsonObjectSize: 16 * 1024 * 1024,
  });
}

export async function connectionStatus(): Promise<Buffer> {
  return reply({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } });
}

export async function getParameter(_context: Context, command: Command): Promise<Buffer> {
  if (command.has('featureCompatibilityVersion'))
    return reply({ featureCompatibilityVersion: { version: '7.0' } });
  throw new MongoError('InvalidOptions', 'no option found to get');
}

export async function serverStatus({ engine }: Context): Promise<Buffer> {
  const { store, cursors } = engine;
  const { groups, jobs, syncMs, failedGroups, largestGroup } = store.stats;
  return reply({
    host: 'embedded',
    version: VERSION,
    process: 'yinyom-embedded-mongo',
    pid: process.pid,
    uptime: (Date.now() - engine.startedAt.getTime()) / 1000,
    localTime: new Date(),
    connections: { current: engine.connections },
    opcounters: engine.counters,
    mem: { resident: Math.round(process.memoryUsage().rss / 1e6) },
    metrics: { cursor: { open: { total: cursors.count } } },
    embedded: {
      groups,
      writes: jobs,
      averageGroup: groups ? jobs / groups : 0,
      largestGroup,
      failedGroups,
      syncMs,
      fileBytes: store.fileSize(),
    },
  });
}
