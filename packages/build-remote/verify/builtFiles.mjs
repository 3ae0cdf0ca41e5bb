import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The files of a build on this machine. */
export const builtFiles = (dist) => {
  const place = (file) => {
    const found = path.resolve(dist, file);
    return found.startsWith(path.resolve(dist) + path.sep) && existsSync(found) ? found : null;
  };
  return {
    read: (file) => readFile(path.join(dist, file)),
    /** @returns null for what the build does not have */
    find: async (file) => {
      const found = place(file);
      return (
        found && {
          type: TYPES[path.extname(file)] ?? 'application/octet-stream',
          bytes: await readFile(found),
        }
      );
    },
    /** Bytes of a file as it is sent: gzip. */
    packedSize: async (file) => {
      const found = place(file);
      if (!found) return 0;
      const twin = `${found}.gz`;
      return existsSync(twin) ? (await readFile(twin)).length : gzipSync(await readFile(found)).length;
    },
  };
};
