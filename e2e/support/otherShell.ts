import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './startProgram';

const digestOf = (bytes: Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
const HASHED = /^(.+)\.([0-9a-f]{10})\.(?:js|json)$/;
const TEXT = /\.(?:js|json|html)$/;

/**
 * A build of the shell in which no script and no list has the name, or the bytes, that it has in the one that was built here: as
 * after a change that reaches every file. `folder` holds it, as `shell`, and is the caller's to remove.
 */
export const otherShell = (build: string): { folder: string } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yy-shell-'));
  const dist = path.join(folder, 'shell/dist');
  const assets = path.join(dist, 'assets');
  cpSync(path.join(ROOT, 'shell/dist'), dist, { recursive: true });
  for (const file of readdirSync(assets).filter((name) => /\.(?:gz|br|map)$/.test(name)))
    rmSync(path.join(assets, file));

  const swaps = new Map<string, string>();
  const swapIn = (file: string) => {
    const text = readFileSync(file, 'utf8');
    const swapped = [...swaps].reduce((made, [from, to]) => made.replaceAll(from, to), text);
    if (swapped !== text) writeFileSync(file, swapped);
  };
  const everyText = () =>
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => TEXT.test(file))
      .map((file) => path.join(dist, file));

  for (const file of readdirSync(assets)) {
    const [, name, hash = ''] = HASHED.exec(file) ?? [];
    if (!name) continue;
    const to = createHash('sha256').update(build).update(hash).digest('hex').slice(0, 10);
    swaps.set(hash, to);
    if (file.endsWith('.js'))
      writeFileSync(
        path.join(assets, file),
        `/* ${build} */${readFileSync(path.join(assets, file), 'utf8')}`,
      );
    renameSync(path.join(assets, file), path.join(assets, file.replace(hash, to)));
  }
  everyText().forEach(swapIn);

  // Then the digests: of scripts in their list, of the list and the first scripts in the pages, of all in the manifest.
  const seal = (from: Record<string, string>) => {
    swaps.clear();
    for (const [file, digest] of Object.entries(from))
      swaps.set(digest, digestOf(readFileSync(path.join(dist, file))));
  };
  const manifest = path.join(dist, 'mf-manifest.json');
  const files = () => (JSON.parse(readFileSync(manifest, 'utf8')) as { files: Record<string, string> }).files;
  const only = (wanted: (file: string) => boolean) =>
    Object.fromEntries(Object.entries(files()).filter(([file]) => wanted(file)));
  for (const kind of [/\.js$/, /digests\.\w+\.json$/, /\.(?:html|json)$/]) {
    seal(only((file) => kind.test(file)));
    everyText().forEach(swapIn);
  }
  const about = path.join(dist, 'build.json');
  writeFileSync(
    about,
    JSON.stringify({ ...(JSON.parse(readFileSync(about, 'utf8')) as object), build, hash: build }),
  );
  return { folder };
};
