import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OFFERED_SCOPES } from '@yinyom/contracts/identity/scopes';
import { startFixtureWebsite, type FixtureWebsite } from '../support/fixtureWebsite';
import { onlyInFull } from '../support/onlyInFull';
import { ownersStack } from '../support/ownOwner';
import { ownerApi, type OwnerApi } from '../support/ownerApi';
import { REACHED_HOST as HOST, type SharedStack } from '../support/sharedStack';
import { ROOT } from '../support/startProgram';

// One owner's way from a key to a published banner, in the order in which they type; each test goes on where the one before ended.

const PROGRAM = path.join(ROOT, 'packages/cli/bin/yinyom.cjs');
const KLARO = `var klaroConfig = { services: [
  { name: 'ga', purposes: ['analytics'], cookies: ['_ga'] },
  { name: 'fbp', purposes: ['marketing'], cookies: ['_fbp'] }] };`;

let stack: SharedStack;
let owner: OwnerApi;
let website: FixtureWebsite;
let home: string;
let key: string;
let added: { id: string; domain_name: string; script: string };

beforeAll(async () => {
  stack = await ownersStack();
  owner = await ownerApi(stack);
  website = await startFixtureWebsite(stack.websitePort);
  home = mkdtempSync(path.join(tmpdir(), 'yinyom-home-'));
  const body = { name: 'Terminal', scopes: OFFERED_SCOPES, role: 1000 };
  const made = await owner.call<{ key: string }>('POST', `/organizations/${owner.organizationId}/api-keys`, {
    body,
  });
  key = made.body.key;
});
afterAll(async () => {
  if (added) await owner.call('DELETE', `/applications/${added.id}?confirm=${HOST}`);
  await website?.close();
  await stack?.stop();
  rmSync(home, { recursive: true, force: true });
});

/** Types a command as its user does: nothing of the machine but the program and the files in the folder. */
const yinyom = async (args: string[], input = '') => {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    cwd: home,
    env: { PATH, HOME: home, LANG: 'en_US.UTF-8' },
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => (said.out += String(text)));
  child.stderr.on('data', (text) => (said.err += String(text)));
  child.stdin.end(input);
  const [status] = (await once(child, 'close')) as [number];
  return { status, ...said };
};
const json = async <T>(args: string[]): Promise<T> => {
  const { status, out, err } = await yinyom([...args, '--json']);
  expect({ args, status, err }).toEqual({ args, status: 0, err: '' });
  return JSON.parse(out) as T;
};

it('a key is stored for its user alone, and says whose it is', async () => {
  expect(await yinyom(['login', '--url', stack.url], key)).toMatchObject({
    status: 0,
    err: '',
    out: expect.stringContaining('Terminal'),
  });
  expect(statSync(path.join(home, '.config/yinyom/key.json')).mode & 0o777).toBe(0o600);
  expect(await json(['key'])).toMatchObject({ organization_id: owner.organizationId, name: 'Terminal' });
});

it('a website is registered, and listed with the one of the sign-up', async () => {
  added = await json(['sites', 'add', HOST, '--language', 'th']);
  expect(added).toMatchObject({ domain_name: HOST, script: expect.stringContaining('/sdk/v1/') });
  const { out } = await yinyom(['sites']);
  expect(out.trim().split('\n')).toHaveLength(2);
  expect(out).toContain(`${HOST}  `);
  expect(out).toContain('not published');
  expect(await yinyom(['sites', 'add', HOST, '--lang', 'th'])).toMatchObject({ status: 2, out: '' });
});

it('a set-up of another product is shown first, and written into the draft when it is asked for', async () => {
  writeFileSync(path.join(home, 'klaro.js'), KLARO);
  const args = ['import', HOST, 'klaro.js', '--source', 'klaro'];
  const shown = await yinyom(args);
  expect(shown).toMatchObject({ status: 0, out: expect.stringContaining('2 cookies') });
  expect((await json<{ cookie_count: number }[]>(['sites'])).map((one) => one.cookie_count)).not.toContain(2);
  expect(await yinyom([...args, '--apply', '--new-categories'])).toMatchObject({
    status: 0,
    out: expect.stringMatching(/^Imported from klaro: 2 cookies/),
  });
});

it('a draft with errors is not published, and one without them is', async () => {
  expect(await yinyom(['publish', HOST, '--dry-run'])).toMatchObject({
    status: 1,
    out: expect.stringContaining('Error: '),
  });
  const done = await yinyom([
    'publish',
    HOST,
    '--privacy-url',
    `https://${HOST}/privacy`,
    '--note',
    'By hand',
  ]);
  expect(done).toMatchObject({ status: 0, out: expect.stringContaining('version 1 is published') });
  const answer = await fetch(`${stack.url}${/\/sdk\/v1\/[\w-]+\.js/.exec(added.script)?.[0]}`);
  expect(await answer.text()).toContain('_fbp');
  expect((await yinyom(['publish', HOST])).out).toContain('nothing was published');
});

it('the log is saved whole, replaces no file, and verifies', async () => {
  const args = ['export', HOST, '--type', 'consent_logs', '--format', 'ndjson'];
  const file = await json<{ file: string; sha256: string }>(args);
  expect(await yinyom(args)).toMatchObject({ status: 2, err: expect.stringContaining('--out') });
  expect((await yinyom(['verify', file.file])).out).toMatch(/^WHOLE/);
  await json(['export', HOST, '--type', 'site_config', '--out', 'site.json']);
  expect(readFileSync(path.join(home, 'site.json'), 'utf8')).toContain('_fbp');
});

onlyInFull('a scan that is followed', () => {
  it('reports what the website sets before consent, and fails the condition', async () => {
    const start = `http://${HOST}:${stack.websitePort}/`;
    website.paste(`<script>document.cookie = '_fbp=fb.1.1.1; max-age=7200'</script>`);
    await stack.startWorker();
    expect(
      await yinyom(['scan', HOST, '--start', start, '--pages', '1', '--fail-on', 'violation']),
    ).toMatchObject({
      status: 1,
      out: expect.stringContaining('_fbp'),
      err: expect.stringContaining('visits'),
    });
  });
});

it('a scan is ordered, and one more than the day allows is refused at once', async () => {
  const websites = await json<{ domain_name: string }[]>(['sites']);
  const signedUp = websites.find(({ domain_name }) => domain_name !== HOST)?.domain_name ?? '';
  const args = ['scan', signedUp, '--no-wait', '--pages', '1'];
  expect(await json(args)).toMatchObject({ status: 'queued', max_pages: 1 });
  expect(await yinyom(args)).toMatchObject({ status: 2, out: '' });
});

it('a website that the key does not have is named', async () => {
  expect(await yinyom(['scan', 'other.example.ac.th'])).toMatchObject({
    status: 2,
    err: expect.stringContaining('other.example.ac.th'),
  });
});
