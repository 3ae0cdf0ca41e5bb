import { existsSync } from 'node:fs';
import path from 'node:path';
import { isNpmBrowser } from './findBrowser';

/** npm's Chromium ends at the first encrypted page where the system lacks this; it brings its other libraries. */
const LIBRARY = 'libsqlite3.so.0';
const FOLDERS = [
  '/usr/lib/x86_64-linux-gnu',
  '/lib/x86_64-linux-gnu',
  '/usr/lib64',
  '/lib64',
  '/usr/lib',
  '/lib',
];

/** Why the browser that `findBrowser` finds cannot open https pages here, for whoever runs this; null: it can. */
export const lackForEncryption = (): string | null => {
  if (!isNpmBrowser()) return null;
  const folders = [...(process.env['LD_LIBRARY_PATH']?.split(':') ?? []), ...FOLDERS].filter(Boolean);
  if (folders.some((folder) => existsSync(path.join(folder, LIBRARY)))) return null;
  return `The Chromium of npm opens no https page without ${LIBRARY}. Install it, or a Chromium (Debian: apt-get install libsqlite3-0, or chromium).`;
};
