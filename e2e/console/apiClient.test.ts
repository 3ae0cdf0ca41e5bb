import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { OFFERED_SCOPES } from '@yinyom/contracts/identity/scopes';
import { demoApi } from '../support/demo';
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
