import { existsSync } from 'node:fs';
import path from 'node:path';
import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import type { Logger } from '@yinyom/service-kit/logger';
import type { Settings } from '@yinyom/service-kit/settings/definitions';
import { SettingsError } from '@yinyom/service-kit/settings/loadSettings';
import { createDatabaseStore } from './database/databaseStore';
import { createFolderStore } from './folder/folderStore';
import { readThrough } from './listing/readThrough';
import type { ReleaseStore } from './ReleaseStore';

export type StoreSettings = Pick<
  Settings,
  'RELEASE_STORE' | 'RELEASES_DIR' | 'DATA_DIR' | 'RELEASES_MONGODB_URI' | 'MONGODB_URI' | 'MONGODB_DATABASE'
>;

/** The folder of the folder form. */
export const releasesDirOf = ({ RELEASES_DIR, DATA_DIR }: StoreSettings): string =>
  path.resolve(RELEASES_DIR ?? path.join(DATA_DIR, 'releases'));

/** The address of the releases' database: its own, else the one of all, else the embedded database of DATA_DIR while it runs. */
const uriOf = (settings: StoreSettings, database: string): string => {
  const given = settings.RELEASES_MONGODB_URI ?? settings.MONGODB_URI;
  if (given !== undefined) return given;
  const socket = path.resolve(settings.DATA_DIR, 'database', `mongo-${database}.sock`);
  if (existsSync(socket)) return `mongodb://${encodeURIComponent(socket)}/`;
  throw new SettingsError(
    `RELEASE_STORE is database: set RELEASES_MONGODB_URI or MONGODB_URI, or start Yinyom with the data in ${path.resolve(settings.DATA_DIR)} first.`,
  );
};

/** Opens the store that the settings name. */
export const openReleaseStore = async (settings: StoreSettings, logger: Logger): Promise<ReleaseStore> => {
  if (settings.RELEASE_STORE === 'folder') return createFolderStore(releasesDirOf(settings));
  const name = `${settings.MONGODB_DATABASE}_releases`;
  return readThrough(await createDatabaseStore(await connectDatabase(uriOf(settings, name), name, logger)));
};
