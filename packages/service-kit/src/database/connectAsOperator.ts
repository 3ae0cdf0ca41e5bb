import path from 'node:path';
import type { Connection } from 'mongoose';
import type { ServiceName } from '@yinyom/contracts/service/services';
import { createLogger, type Logger } from '../logger';
import type { Settings } from '../settings/definitions';
import { loadSettings } from '../settings/loadSettings';
import { uriSetting } from '../settings/serviceSettings';
import { connectDatabase, PATIENT } from './connectDatabase';
import { databaseUri } from './databaseUri';

interface Operator {
  settings: Settings;
  logger: Logger;
  database: Connection;
}

interface Options {
  level?: 'error' | 'warn';
  /** Without an address, connects to the embedded database of DATA_DIR, which must run. */
  embedded?: boolean;
}

/**
 * Connects a command of operators to the database of a service, with the settings that the service runs with.
 * @throws SettingsError without an address, unless `embedded`
 */
export const connectAsOperator = async (
  service: ServiceName,
  { level = 'error', embedded = false }: Options = {},
): Promise<Operator> => {
  const settings = loadSettings(process.env);
  const logger = createLogger(level);
  const name = `${settings.MONGODB_DATABASE}_${service}`;
  const setting = uriSetting(service);
  const socket = path.resolve(settings.DATA_DIR, 'database', `mongo-${name}.sock`);
  const isSet = settings[setting] !== undefined || settings.MONGODB_URI !== undefined;
  const uri =
    embedded && !isSet ? `mongodb://${encodeURIComponent(socket)}/` : databaseUri(settings, setting);
  return { settings, logger, database: await connectDatabase(uri, name, logger, PATIENT) };
};
