// npm run build: compiles what runs on the server (CommonJS, `dist`), then the shell and every remote.
// npm run build -- mfe-hello: these alone; `server` is what runs on the server.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const { swcOptions } = createRequire(import.meta.url)('@yinyom/build-remote/swc');
const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const ON_SERVER = [
  'packages/contracts',
  'packages/texts',
  'packages/release-store',
  'packages/service-kit',
  'services/releases',
  'api-gateway',
];

const compile = (room) => {
  const [source, target] = [path.join(ROOT, room, 'src'), path.join(ROOT, room, 'dist')];
  rmSync(target, { recursive: true, force: true });
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const place = path.join(target, path.relative(source, file));
    mkdirSync(path.dirname(place), { recursive: true });
    if (!file.endsWith('.ts')) cpSync(file, place);
    else
      writeFileSync(
        place.replace(/\.ts$/, '.js'),
        transformSync(readFileSync(file, 'utf8'), { ...swcOptions(), sourceMaps: false, filename: file })
          .code,
      );
  }
};

const run = (room, ...args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: path.join(ROOT, room), stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

const PROGRAM = path.join(ROOT, 'packages/build-remote/bin/yinyom-remote.mjs');
const apps = ['shell', ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))];
const named = process.argv.slice(2);
const unknown = named.filter((name) => name !== 'server' && !apps.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: server, ${apps.join(', ')}.`);
  process.exit(2);
}
const isWanted = (name) => named.length === 0 || named.includes(name);
if (isWanted('server')) for (const room of ON_SERVER) compile(room);
for (const room of apps.filter(isWanted)) run(room, PROGRAM, 'build');
