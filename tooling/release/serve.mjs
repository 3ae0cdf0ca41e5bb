// `npm run serve -w mfe-users -- --port 4200`: serves a built remote from an origin of its own.
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { builtRelease } from './releaseStore.mjs';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '0' }, host: { type: 'string', default: '127.0.0.1' } },
});
const room = process.cwd();
const { build } = builtRelease(room);
const files = sirv(path.join(room, 'dist'), { dev: true, gzip: true });

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
