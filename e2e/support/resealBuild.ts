import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const digestOf = (file: string) =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

const change = (file: string, to: (content: Record<string, unknown>) => object): void =>
  writeFileSync(file, JSON.stringify(to(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)));

/** Makes a build of its own of a built folder whose files were changed, as a build of changed sources would be. */
export const resealBuild = (dist: string, build: string): void => {
  change(path.join(dist, 'mf-manifest.json'), (manifest) => ({
    ...manifest,
    files: Object.fromEntries(
      Object.keys(manifest['files'] as object).map((name) => [name, digestOf(path.join(dist, name))]),
    ),
  }));
  for (const ending of ['gz', 'br']) rmSync(path.join(dist, `mf-manifest.json.${ending}`), { force: true });
  change(path.join(dist, 'build.json'), (about) => ({ ...about, build, hash: build }));
};
