import { createFolderStore } from '@yinyom/release-store/folder/folderStore';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { createConsoleReleases } from '../console/consoleReleases';
import { logger } from './probe';

/** The releases of a folder, which may be empty or not there at all; their key is looked for beside it. */
export const testReleases = (folder = '/nonexistent', env: Record<string, string> = {}) =>
  createConsoleReleases(loadSettings({ ...env, RELEASES_DIR: folder }), createFolderStore(folder), logger);
