import { spawn } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import type { FoundBrowser } from './findBrowser';

const PACKAGE = '@sparticuz/chromium';
const optional = createRequire(__filename);

/** Unpacks a brotli-compressed tar archive into a folder that exists only when it is complete. */
const unpackArchive = async (archive: string, folder: string): Promise<void> => {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const tar = spawn('tar', ['-x', '-C', unfinished], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve, reject) => {
    tar.once('error', reject);
    tar.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`tar ended with ${code}`))));
  });
  await Promise.all([pipeline(createReadStream(archive), createBrotliDecompress(), tar.stdin), ended]);
  // Another process may have been faster; its folder is as good as ours.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
};

/** Where the npm package with a Chromium lies; null where it is not installed or cannot run. */
export const npmBrowserEntry = (): string | null => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  try {
    return optional.resolve(PACKAGE);
  } catch {
    return null;
  }
};

/**
 * The Chromium that comes as an npm package, for machines with nothing but npm (Linux x64). It carries the
 * libraries it needs; they are unpacked beside it. Null where it is not installed or cannot run.
 */
export const unpackNpmBrowser = async (): Promise<FoundBrowser | null> => {
  const entry = npmBrowserEntry();
  if (!entry) return null;
  const libraries = path.join(tmpdir(), 'yinyom-chromium-libraries');
  await unpackArchive(path.join(entry, '../../../bin/al2023.tar.br'), libraries);
  const chromium = optional(PACKAGE) as { executablePath(): Promise<string> };
  return {
    executablePath: await chromium.executablePath(),
    env: {
      LD_LIBRARY_PATH: [path.join(libraries, 'lib'), process.env['LD_LIBRARY_PATH']]
        .filter(Boolean)
        .join(':'),
    },
    args: ['--no-zygote', '--disable-gpu', '--disable-setuid-sandbox'],
  };
};
