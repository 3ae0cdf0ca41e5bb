// `npm run zip -w packages/wordpress-plugin -- FILE`: the plugin as WordPress installs it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import AdmZip from 'adm-zip';

const ROOM = path.dirname(fileURLToPath(import.meta.url));
const PLUGIN = 'yinyom-consent';
/** The same sources make the same file. */
const LONG_AGO = new Date('2026-01-01T00:00:00Z');

/** @param {string} target file to write */
export const zipPlugin = (target) => {
  const zip = new AdmZip();
  const files = readdirSync(path.join(ROOM, PLUGIN), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    const name = `${PLUGIN}/${path.relative(path.join(ROOM, PLUGIN), file).split(path.sep).join('/')}`;
    zip.addFile(name, readFileSync(file));
    const entry = zip.getEntry(name);
    entry.header.time = LONG_AGO;
  }
  zip.writeZip(target);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  zipPlugin(process.argv[2] ?? path.join(process.cwd(), `${PLUGIN}.zip`));
