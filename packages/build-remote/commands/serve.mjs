// yinyom-remote serve --port 4200: serves a built remote from an origin of its own, as it is now: a later build does not change
// what stands at an address that browsers keep.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { readBuild } from '../release/readBuild.mjs';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '0' }, host: { type: 'string', default: '127.0.0.1' } },
});
const room = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-serve-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const copy = path.join(folder, path.basename(room));
if (existsSync(path.join(room, 'dist')))
  cpSync(path.join(room, 'dist'), path.join(copy, 'dist'), { recursive: true });
const { build } = readBuild(copy);
const files = sirv(path.join(copy, 'dist'), { gzip: true, maxAge: 31_536_000, immutable: true });

const server = createServer((req, res) => {
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  // The same addresses as in the release store: every build has a folder of its own.
  const prefix = `/${build}`;
  if (!req.url.startsWith(`${prefix}/`)) return void res.writeHead(404).end();
  req.url = req.url.slice(prefix.length);
  files(req, res, () => res.writeHead(404).end());
});
server.once('error', (error) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${values.port} is in use. Choose another one with --port.` : error.message);
  process.exit(1);
});
server.listen(Number(values.port), values.host, () => {
  console.log(`ready http://localhost:${server.address().port}/${build}/mf-manifest.json`);
});
process.on('SIGTERM', () => process.exit(0));
process.on('SIGINT', () => process.exit(0));
