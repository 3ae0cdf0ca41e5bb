import { execFile, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { endpoints } from '@yinyom/contracts/endpoints';
import { OFFERED_SCOPES } from '@yinyom/contracts/identity/scopes';
import { demoApi } from '../support/demo';
import { GENERATED_CLIENTS } from '../support/generatedClients';
import { onlyInFull } from '../support/onlyInFull';
import { ownerApi } from '../support/ownerApi';
import { ownOwner } from '../support/ownOwner';
import { ROOT } from '../support/startProgram';
import { sharedStack } from '../support/sharedStack';
import type { Stack } from '../support/startStack';

const README = readFileSync(path.join(ROOT, 'packages/client/README.md'), 'utf8');
const EXAMPLES = [...README.matchAll(/^## (.+)\n(?:(?!## ).*\n)*?```js\n([^]*?)```/gm)].map(
  ([, title = '', code = '']) => [title, code] as const,
);
/** What each example prints against the demo. */
const PRINTS: Record<string, RegExp> = {
  Calls: /^\S+ (?:unverified|verified|lost)$/m,
  'From a key to a published banner': /^version 1 is published; paste <script /m,
  Lists: /^\d+ visitors declined everything$/m,
  'What goes wrong': /^404 not_found$/m,
  'Changes by several users': /^\S+ saved$/m,
  Files: /^\S+.*,/m,
  Webhooks: /^2432232314$/m,
};

interface Field {
  key: string;
  value: string;
  disabled?: boolean;
}
interface Collection {
  variable: Field[];
  item: {
    item: {
      name: string;
      request: {
        method: string;
        header: Field[];
        url: { path: string[]; variable: Field[]; query: Field[] };
        body?: { raw: string };
      };
    }[];
  }[];
}
interface Body {
  organization_id?: string;
  etag?: string;
  code?: string;
  entities?: { id: string }[];
}

/** Runs requests of a collection as Postman does: variables filled in, what is disabled left out. */
const runnerOf = (collection: Collection, given: Record<string, string>) => {
  const variables = Object.fromEntries(collection.variable.map(({ key, value }) => [key, value]));
  Object.assign(variables, given);
  const filled = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => variables[name] ?? '');
  const on = (fields: Field[]) =>
    fields.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, filled(value)] as const);
  return async (name: string, more: Record<string, string | undefined> = {}) => {
    Object.assign(variables, more);
    const { summary } = endpoints.find((endpoint) => endpoint.name === name) ?? {};
    const { request } = collection.item.flatMap(({ item }) => item).find((one) => one.name === summary)!;
    const inPath = Object.fromEntries(on(request.url.variable));
    const below = request.url.path.map((part) => (part.startsWith(':') ? inPath[part.slice(1)] : part));
    const query = new URLSearchParams(on(request.url.query).map(([key, value]) => [key, value]));
    const response = await fetch(`${variables['base']}/${below.join('/')}?${query}`, {
      method: request.method,
      headers: { authorization: `Bearer ${variables['key']}`, ...Object.fromEntries(on(request.header)) },
      body: request.body && filled(request.body.raw),
    });
    return { status: response.status, body: (await response.json()) as Body };
  };
};

let stack: Stack;
let api: Awaited<ReturnType<typeof demoApi>>;
let organizationId: string;

beforeAll(async () => {
  stack = await sharedStack();
  api = await demoApi(stack);
  organizationId = (await api<{ id: string }[]>('/me/organizations'))[0]?.id ?? '';
});
afterAll(() => stack?.stop());

/** This example changes what it finds: an owner of its own has it. */
const ownKey = async (): Promise<string> => {
  const owner = await ownerApi(await ownOwner(stack));
  const body = { name: 'Newcomer', scopes: OFFERED_SCOPES };
  const path = `/organizations/${owner.organizationId}/api-keys`;
  return (await owner.call<{ key: string }>('POST', path, { body })).body.key;
};

const makeKey = (scopes: readonly string[] = OFFERED_SCOPES) =>
  api<{ key: string; api_key: { id: string } }>(`/organizations/${organizationId}/api-keys`, 'POST', {
    name: 'End to end',
    scopes,
  });

it('every example of the client’s README is one of these', () => {
  expect(EXAMPLES.map(([title]) => title)).toEqual(Object.keys(PRINTS));
});

it.each(EXAMPLES)('the example “%s” of the client’s README runs as it stands', async (title, code) => {
  const key = title === 'From a key to a published banner' ? await ownKey() : (await makeKey()).key;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    cwd: ROOT,
    env: { ...process.env, YINYOM_URL: stack.url, YINYOM_KEY: key },
  });
  expect(stdout).toMatch(PRINTS[title] ?? /^$/);
});

it('the first program of the guide runs as it stands, and is refused over what it read before', async () => {
  const guide = readFileSync(path.join(ROOT, 'docs/guides/first-program.md'), 'utf8');
  const [, code = ''] = /```js\n([^]*?)```/.exec(guide) ?? [];
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    cwd: ROOT,
    env: { ...process.env, YINYOM_URL: stack.url, YINYOM_KEY: await ownKey() },
  });
  expect(stdout).toMatch(/^key of .+\npaste <script .+\nversion 1 is published\n[^]*^412 version_conflict$/m);
});

it('the example of a program publishes a banner, and changes nothing in a second run', async () => {
  const program = path.join(ROOT, 'examples/publish-banner/program.mjs');
  const env = {
    ...process.env,
    YINYOM_URL: stack.url,
    YINYOM_KEY: await ownKey(),
    DOMAIN: 'second.example.ac.th',
  };
  for (let run = 0; run < 2; run++) {
    const { stdout } = await promisify(execFile)(process.execPath, [program], { env });
    expect(stdout).toBe('version 1 of second.example.ac.th is published\n');
  }
});

onlyInFull('generated clients', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-clients-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  for (const { language, isThere, make } of GENERATED_CLIENTS)
    // Without the generators, which registries have, it is skipped by name.
    (isThere ? it : it.skip)(
      `a client in ${language} that a generator made of the document publishes a banner`,
      async () => {
        const document = await (await fetch(`${stack.url}/api/v1/openapi.json`)).text();
        const { program, args, env } = await make(document, folder);
        const { stdout } = await promisify(execFile)(program, args, {
          env: {
            ...process.env,
            ...env,
            YINYOM_URL: stack.url,
            YINYOM_KEY: await ownKey(),
            DOMAIN: 'generated.example.ac.th',
          },
        });
        expect(stdout).toBe('version 1 of generated.example.ac.th is published\n');
      },
    );
});

it('the example of a receiver takes a signed message once, and rejects another body', async () => {
  const secret = Buffer.alloc(32, 3).toString('base64');
  const program = path.join(ROOT, 'examples/webhook-receiver/server.mjs');
  const env = { ...process.env, PORT: '0', YINYOM_WEBHOOK_SECRET: `whsec_${secret}` };
  const receiver = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: receiver.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => (await lines.next()).value as string;
  try {
    const port = /\d+$/.exec(await nextLine())?.[0];
    const timestamp = Math.floor(Date.now() / 1000);
    const body = '{"type":"ping","timestamp":"2026-11-30T00:00:00.000Z","data":{}}';
    const mac = createHmac('sha256', Buffer.from(secret, 'base64')).update(`msg_1.${timestamp}.${body}`);
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': `${timestamp}`,
      'webhook-signature': `v1,${mac.digest('base64')}`,
    };
    const post = async (text: string) =>
      (await fetch(`http://localhost:${port}`, { method: 'POST', headers, body: text })).status;
    expect([await post(body), await post(body), await post(body.replace('ping', 'pong'))]).toEqual([
      204, 204, 400,
    ]);
    expect([await nextLine(), await nextLine()]).toEqual([
      'ping of 2026-11-30T00:00:00.000Z',
      expect.stringMatching(/^rejected: /),
    ]);
  } finally {
    receiver.kill();
  }
});

it('requests of the collection run with a key and its variables', async () => {
  const collection = (await (await fetch(`${stack.url}/api/v1/collection.json`)).json()) as Collection;
  const run = runnerOf(collection, { key: await ownKey() });
  const { organization_id } = (await run('getKey')).body;
  expect((await run('createApplication', { organization_id })).status).toBe(201);
  const [website] = (await run('listApplications')).body.entities ?? [];
  expect((await run('listCookies', { application_id: website?.id })).status).toBe(200);
  const { etag } = (await run('getTemplate')).body;
  // The example of a design is one that can be saved; a version of before is refused.
  expect((await run('saveTemplate', { etag })).status).toBe(200);
  expect((await run('saveTemplate')).body.code).toBe('version_conflict');
});

it('T-19 a revoked key is refused within five seconds by two processes, each a gateway with its services', async () => {
  const { port } = await stack.startGateway({ DEMO: 'false' });
  const gateways = [stack.url, `http://localhost:${port}`];
  const { key, api_key } = await makeKey();
  const statuses = () =>
    Promise.all(
      gateways.flatMap((url) =>
        ['/me/applications', `/organizations/${organizationId}/users`].map(async (place) => {
          const headers = { authorization: `Bearer ${key}`, connection: 'close' };
          return (await fetch(`${url}/api/v1${place}`, { headers })).status;
        }),
      ),
    );
  // Users are for Admins; the key has the role that its scopes need.
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  await api(`/organizations/${organizationId}/api-keys/${api_key.id}`, 'DELETE');
  // Asked at once: none lets the key through for a moment longer, let alone for the five seconds that are allowed.
  expect(await statuses()).toEqual([401, 401, 401, 401]);
});
