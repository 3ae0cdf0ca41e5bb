import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SERVICE_NAMES } from '@yinyom/contracts/service/services';

const ROOT = path.resolve(__dirname, '../..');
const PROGRAM = path.join(__dirname, 'healthcheck.mjs');

let server: Server;
let port: string;
beforeAll(async () => {
  server = createServer((req, res) => res.writeHead(req.url === '/healthz' ? 200 : 404).end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = String((server.address() as AddressInfo).port);
});
afterAll(() => void server.close());

const check = async (env: Record<string, string>): Promise<number> => {
  const child = spawn(process.execPath, [PROGRAM], { env: { PATH: process.env['PATH'] ?? '', ...env } });
  const [code] = (await once(child, 'exit')) as [number];
  return code;
};

it.each(SERVICE_NAMES)(
  'F3-07 a container of role %s is healthy when its SERVICE_PORT answers, and not when only PORT does',
  async (role) => {
    expect(await check({ YINYOM_ROLE: role, SERVICE_PORT: port, PORT: '1' })).toBe(0);
    expect(await check({ YINYOM_ROLE: role, SERVICE_PORT: '1', PORT: port })).toBe(1);
  },
);

it.each(['gateway', 'all'])('F3-07 a container of role %s is healthy when its PORT answers', async (role) => {
  expect(await check({ YINYOM_ROLE: role, PORT: port, SERVICE_PORT: '1' })).toBe(0);
  expect(await check({ YINYOM_ROLE: role, PORT: '1', SERVICE_PORT: port })).toBe(1);
});

it('F3-07 the image runs it', () => {
  const dockerfile = readFileSync(path.join(ROOT, 'deploy/image/Dockerfile'), 'utf8');
  expect(dockerfile).toContain('CMD ["node", "tooling/start/healthcheck.mjs"]');
});
