import path from 'node:path';
import type { Connection } from 'mongoose';
import { connectDatabase, PATIENT } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';

/**
 * Connects a command of operators to the service's database, with the settings that the service runs with. Without an address it is
 * the embedded database of DATA_DIR, which must run.
 */
export const connectAsOperator = async (): Promise<Connection> => {
  const settings = loadSettings(process.env);
  const name = `${settings.MONGODB_DATABASE}_identity`;
  const socket = path.resolve(settings.DATA_DIR, 'database', `mongo-${name}.sock`);
  const uri =
    settings.IDENTITY_MONGODB_URI ?? settings.MONGODB_URI ?? `mongodb://${encodeURIComponent(socket)}/`;
  return connectDatabase(uri, name, createLogger('error'), PATIENT);
};
