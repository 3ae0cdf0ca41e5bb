import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { remoteRooms } from '../../tooling/workspaces.cjs';
import { ROOT, startProgram } from '../support/startProgram';
import { startStack, type Stack } from '../support/startStack';

const secretOf = (letter: string) => letter.repeat(40);

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({
    NODE_ENV: 'production',
    JWT_SECRET: secretOf('j'),
    INTERNAL_SECRET: secretOf('i'),
    INGEST_SECRET: secretOf('g'),
    DATA_SECRET: secretOf('d'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    RATE_LIMITS: 'true',
  });
});
afterAll(() => stack?.stop());

const get = (address: string) => fetch(stack.url + address);
const send = (address: string, body: string) =>
  fetch(stack.url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });

interface Remotes {
  remotes: { name: string; entry: string }[];
}

describe('D-T9 an installation in production gives nothing away', () => {
  it('no source map is served, neither of the shell nor of a remote', async () => {
    const html = await (await get('/')).text();
    const { remotes } = (await (await get('/mf/remotes.json')).json()) as Remotes;
    const scripts = [...html.matchAll(/src="([^"]+\.js)"/g)].map(([, address]) => address ?? '');
    const entries = remotes.map(({ entry }) => new URL(entry, stack.url).pathname);
    expect(scripts.length).toBeGreaterThan(0);
    expect(entries).toHaveLength(remoteRooms().length);
    for (const address of [...scripts, ...entries]) {
      expect([address, (await get(address)).status]).toEqual([address, 200]);
      expect([address, (await get(`${address}.map`)).status]).toEqual([address, 404]);
    }
  });

  it.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/.data/secrets.json',
    '/package.json',
    '/mfe/../package.json',
    '/mfe/%2e%2e/package.json',
    '/mfe/..%2fpackage.json',
    '/mfe/mfe-auth/current.json',
    '/outbox',
    '/server-status',
    '/debug',
  ])('%s is nobody’s page', async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toMatch(/"(?:dependencies|workspaces|SECRET|repositoryformatversion)"/);
  });

  it.each([
    ['a broken body', () => send('/api/v1/guest/login', '{"email":')],
    ['a wrong type', () => send('/api/v1/guest/login', '{"email":{"$gt":""},"password":7}')],
    ['an unknown call', () => get('/api/v1/nothing')],
    ['an id that is none', () => get('/api/v1/applications/%00')],
  ])('an error says what is wrong and nothing about the machine: %s', async (_what, call) => {
    const answer = await call();
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    const text = await answer.text();
    expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|\/src\/|mongo|mongoose|zod/i);
    expect(text).not.toContain(ROOT);
  });

  it('no header names the software or its version', async () => {
    for (const address of ['/', '/api/v1/meta', '/api/v1/nothing', '/sdk/v1/none.js']) {
      const { headers } = await get(address);
      expect([address, headers.get('server'), headers.get('x-powered-by')]).toEqual([address, null, null]);
    }
  });

  it.each(['demo.localhost', 'campus.demo.localhost', 'library.demo.localhost'])(
    'nothing of the demo is there: %s is no website of ours',
    async (host) => {
      const answer = await new Promise<{ status: number | undefined; text: string }>((done, failed) => {
        const asked = request(stack.url, { headers: { host: `${host}:${stack.port}` } }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            done({ status: response.statusCode, text: Buffer.concat(parts).toString('utf8') }),
          );
        });
        asked.on('error', failed).end();
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain('/sdk/v1/');
    },
  );

  it.each(['DEMO', 'DEMO_PAST'])('a start with %s is refused, and says why', async (name) => {
    const start = startProgram('api-gateway/dist/start.js', [], { NODE_ENV: 'production', [name]: 'true' });
    await expect(start).rejects.toThrow(`${name}: `);
  });

  it('there is no default account', async () => {
    expect(stack.demo ?? null).toBeNull();
    const source = readFileSync(path.join(ROOT, 'services/identity/src/seedDemo.ts'), 'utf8');
    const password = /DEMO_PASSWORD = '([^']+)'/.exec(source)?.[1];
    const email = /[\w.]+@demo[\w.]+/.exec(source)?.[0];
    expect([typeof email, typeof password]).toEqual(['string', 'string']);
    const answer = await send('/api/v1/guest/login', JSON.stringify({ email, password }));
    expect(await answer.json()).toMatchObject({ code: 'invalid_credentials' });
  });
});

/** What a commit would hold, read without git, which a new machine does not have; `.gitignore` has plain names only. */
const filesToCommit = (folder = '.'): string[] => {
  const ignored = readFileSync(path.join(ROOT, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const isIgnored = (name: string): boolean =>
    name === '.git' ||
    ignored.some((line) =>
      line.startsWith('*') ? name.endsWith(line.slice(1)) : name === line.replace('/', ''),
    );
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !isIgnored(name))
    .flatMap((entry) => {
      const place = path.join(folder, entry.name);
      return entry.isDirectory() ? filesToCommit(place) : [place];
    });
};

it('D-T9 F-B5 no file of the repository holds a key or a password of somebody', () => {
  const files = filesToCommit().filter((file) => /\.(?:[cm]?[jt]sx?|json|md|ya?ml|sh|html)$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const secret = new RegExp(
    [
      '-----BEGIN [A-Z ]*PRIVATE KEY-----',
      'AKIA[0-9A-Z]{16}',
      'AIza[\\w-]{35}',
      'gh[pousr]_\\w{30,}',
      'xox[abp]-[\\w-]{10,}',
      'eyJ[\\w-]{15,}\\.eyJ[\\w-]{15,}\\.[\\w-]{20,}',
    ].join('|'),
  );
  expect(files.filter((file) => secret.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});
