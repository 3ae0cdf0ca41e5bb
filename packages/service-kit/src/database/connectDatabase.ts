import mongoose, { type Connection, type ConnectOptions, type Model, type mongo } from 'mongoose';
import type { Logger } from '../logger';
import { mendEndedConnections } from './endedConnections';
import { skipDamaged } from './skipDamaged';

mendEndedConnections();

// Filters can never carry operators from outside, and an unknown path is an error instead of a silent match-all.
mongoose.set('sanitizeFilter', true);
mongoose.set('strictQuery', 'throw');
mongoose.set('strict', 'throw');

/** Limits of a service's database calls (API conventions: service to Mongo 5 s). */
const OPTIONS = {
  serverSelectionTimeoutMS: 5_000,
  socketTimeoutMS: 15_000,
  waitQueueTimeoutMS: 5_000,
  maxPoolSize: 50,
  autoIndex: false,
  // A collection comes with its indexes or its first document: asked for by themselves they are half of the commands of a start.
  autoCreate: false,
  // Whatever an address says: nothing is acknowledged before a majority has it, and what was written is read.
  writeConcern: { w: 'majority', j: true },
  readPreference: 'primary',
  readConcernLevel: 'local',
} as const;

/**
 * For a command whose end an operator waits for: indexes of a restored database are made anew, and a large ledger is read
 * whole, which takes a database longer than any request may.
 */
export const PATIENT = { socketTimeoutMS: 0 } as const;

/** Says which settings lead to a database that cannot be reached; the address itself may hold a password. */
const unreachable = (dbName: string, error: unknown): unknown => {
  if (!(error instanceof mongoose.Error.MongooseServerSelectionError)) return error;
  const own = `${dbName.slice(dbName.lastIndexOf('_') + 1).toUpperCase()}_MONGODB_URI`;
  return new Error(
    `The database ${dbName} cannot be reached: ${error.message}. Its address is ${own}, or MONGODB_URI where that is unset.`,
    { cause: error },
  );
};

/**
 * One connection of a service to its own database.
 * A start without a reachable database fails; a later loss is answered with 503 and heals by itself.
 * @param other waits than those of requests
 */
export const connectDatabase = async (
  uri: string,
  dbName: string,
  logger: Logger,
  other: Pick<ConnectOptions, 'serverSelectionTimeoutMS' | 'waitQueueTimeoutMS' | 'socketTimeoutMS'> = {},
): Promise<Connection> => {
  const options = { ...OPTIONS, ...other, dbName };
  const connection = await mongoose
    .createConnection(uri, options)
    .asPromise()
    .catch((error: unknown) => {
      throw unreachable(dbName, error);
    });
  connection.on('disconnected', () => logger.warn({ database: dbName }, 'database disconnected'));
  connection.on('connected', () => logger.info({ database: dbName }, 'database connected'));
  return connection;
};

/** `background` has no effect: no index build blocks other commands. */
const withoutDefaults = ({ background: _background, ...options }: Record<string, unknown>) => options;

/**
 * Creates the indexes of a model with one command: a platform has some two hundred. Where one of them contradicts what is there,
 * each is asked for by itself, so that it keeps no other from being made.
 */
const createIndexes = async (model: Model<unknown>): Promise<void> => {
  const indexes = model.schema
    .indexes()
    .map(([key, options]) => ({ key, ...withoutDefaults(options as Record<string, unknown>) }));
  if (indexes.length === 0) return;
  try {
    await model.collection.createIndexes(indexes as mongo.IndexDescription[]);
  } catch {
    await model.createIndexes();
  }
};

/**
 * Creates the indexes that the models of a connection declare. Run once at start, before requests.
 * @param logger hears of collections that are damaged; without one they fail the call
 */
export const ensureIndexes = async (connection: Connection, logger?: Logger): Promise<void> => {
  for (const model of Object.values(connection.models)) {
    const create = () => createIndexes(model as Model<unknown>);
    await (logger ? skipDamaged(`indexes of ${model.collection.name}`, logger, create) : create());
  }
};

/** Whether the database answers now. */
export const databaseAnswers = async (connection: Connection): Promise<boolean> => {
  try {
    await connection.db?.command({ ping: 1 });
    return connection.readyState === mongoose.ConnectionStates.connected;
  } catch {
    return false;
  }
};

/** A database with less room than this is about to refuse what it is asked to store. */
const LEAST_ROOM = 24 * 1024 * 1024;

interface Stats {
  /** The embedded database tells whether it stores anything now. */
  writesRefused?: boolean;
  /** MongoDB tells how large its disk is. */
  fsTotalSize?: number;
  fsUsedSize?: number;
  /** The embedded database names what of this database is damaged. */
  damaged?: readonly string[];
}

const hasNoRoom = ({ writesRefused, fsTotalSize, fsUsedSize }: Stats): boolean =>
  writesRefused ?? (fsTotalSize !== undefined && fsTotalSize - (fsUsedSize ?? 0) < LEAST_ROOM);

/**
 * `full`: it answers, and stores nothing, since its disk is full. `damaged`: it serves everything but what is damaged. A database
 * that tells nothing of its disk and its data is `ok`.
 */
export const databaseHealth = async (connection: Connection): Promise<'ok' | 'down' | 'full' | 'damaged'> => {
  if (!(await databaseAnswers(connection))) return 'down';
  const told = ((await connection.db?.command({ dbStats: 1 }).catch(() => ({}))) ?? {}) as Stats;
  if (hasNoRoom(told)) return 'full';
  return (told.damaged ?? []).length > 0 ? 'damaged' : 'ok';
};
