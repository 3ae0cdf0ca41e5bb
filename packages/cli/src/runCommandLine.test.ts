import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { makeBackup } from '@yinyom/backup/makeBackup';
import { COMMAND_LINE_WORDS } from '@yinyom/texts/command-line/commandLineWords';
import { COMMANDS } from './commands/commands';
import { runCommandLine } from './runCommandLine';
import { keyFileOf, readStoredKey, storeKey } from './storedKey';

const BACKUP_KEY = 'a-key-of-more-than-thirty-two-characters';

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'yinyom-cli-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const place = (env: Record<string, string> = {}) => ({ env, home, platform: 'linux' });

const run = async (
  args: string[],
  {
    env = {},
    input = '',
    isTTY = false,
  }: { env?: Record<string, string>; input?: string; isTTY?: boolean } = {},
) => {
  const said = { out: '', err: '' };
  const stream = (name: 'out' | 'err') =>
    Object.assign(
      new Writable({
        write: (chunk, _encoding, done) => {
          said[name] += String(chunk);
          done();
        },
      }),
      { isTTY },
    );
  const stdin = Readable.from([input]);
  const status = await runCommandLine(args, {
    ...place(env),
    stdin,
    stdout: stream('out'),
    stderr: stream('err'),
  });
  return { status, ...said };
};

describe('the help', () => {
  it.each(LANGUAGES)('in %s lists every command and describes each with its options', async (lang) => {
    const overview = await run(['--help', '--lang', lang]);
    expect(overview.status).toBe(0);
    for (const command of COMMANDS) {
      expect(overview.out).toContain(`yinyom ${command.words}`);
      const { status, out } = await run([...command.words.split(' '), '--help', '--lang', lang]);
      // The verifier describes itself.
      if (command.passesOn) continue;
      expect({ status, out }).toEqual({
        status: 0,
        out: expect.stringContaining(COMMAND_LINE_WORDS[lang].command[command.about]),
      });
      for (const name of Object.keys(command.options)) expect(out).toContain(`--${name}`);
    }
  });

  it('takes the language of the system, and is no success where nothing was asked for', async () => {
    const { status, out } = await run([], { env: { LANG: 'th_TH.UTF-8' } });
    expect([status, out]).toEqual([2, expect.stringContaining(COMMAND_LINE_WORDS.th.about)]);
  });
});

describe('a wrong command line', () => {
  it.each([
    [['frobnicate'], 'frobnicate'],
    [['sites', 'remove'], 'sites remove'],
    [['sites', 'add'], 'yinyom sites add DOMAIN'],
    [['scan', 'example.ac.th', '--pages', '0'], '1 to 200'],
    [['scan', 'example.ac.th', '--fail-on', 'notice'], 'violation, warning'],
    [['export', 'example.ac.th', '--type', 'all'], 'consent_logs'],
    [['publish', 'example.ac.th', '--unknown'], '--unknown'],
    [['import', 'example.ac.th'], 'cookiebot'],
    [['import', 'example.ac.th', '--source', 'klaro'], 'klaro'],
    [['key', '--lang', 'fr'], '--lang'],
  ])('%p ends with 2 and says what is wrong', async (args, part) => {
    expect(await run(args)).toMatchObject({ status: 2, out: '', err: expect.stringContaining(part) });
  });

  it('is answered as JSON where JSON was asked for', async () => {
    const { err } = await run(['frobnicate', '--json']);
    expect(JSON.parse(err)).toMatchObject({ error: { code: 'command' } });
  });
});

describe('the stored key', () => {
  const stored = { url: 'https://consent.example.ac.th', key: 'yk_test_secret' };

  it('is readable by its user alone, and refused once others can read it', () => {
    const file = storeKey(place(), stored);
    expect([statSync(file).mode & 0o777, statSync(path.dirname(file)).mode & 0o777]).toEqual([0o600, 0o700]);
    expect(readStoredKey(place())).toEqual(stored);
    chmodSync(file, 0o644);
    expect(() => readStoredKey(place())).toThrow('key_readable');
    writeFileSync(file, '{"url":1}');
    chmodSync(file, 0o600);
    expect(() => readStoredKey(place())).toThrow('key_damaged');
  });

  it('goes to no other address, and to none in clear text', async () => {
    storeKey(place(), stored);
    for (const args of [
      ['key', '--url', 'https://elsewhere.example'],
      ['key', '--url', 'http://consent.example.ac.th'],
      ['key', '--url', 'https://user:pass@consent.example.ac.th'],
    ]) {
      const { status, err } = await run(args);
      expect([args, status, err.includes('yk_test_secret')]).toEqual([args, 2, false]);
    }
    expect((await run(['key'], { env: { YINYOM_URL: 'https://elsewhere.example' } })).err).toContain(
      'https://consent.example.ac.th',
    );
  });

  it('is deleted by logout', async () => {
    const file = storeKey(place(), stored);
    expect((await run(['logout'])).status).toBe(0);
    expect(existsSync(file)).toBe(false);
    expect(JSON.parse((await run(['logout', '--json'])).out)).toEqual({ removed: false });
  });

  it('is not stored when the platform refuses it, or when the input is no key', async () => {
    const server: Server = createServer((_req, res) => {
      res.writeHead(401, { 'content-type': 'application/json', connection: 'close' });
      res.end(JSON.stringify({ code: 'key_invalid', message: 'No such key\u001b[2J', request_id: 'r1' }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const refused = await run(['login', '--url', url], { input: 'yk_test_x\n' });
    server.close();
    expect(refused).toMatchObject({ status: 2, err: expect.stringContaining('key_invalid, r1') });
    expect(refused.err).not.toContain('\u001b');
    expect((await run(['login', '--url', url], { input: 'two words' })).status).toBe(2);
    // Nothing listens there any more.
    expect((await run(['login', '--url', url, '--json'], { input: 'yk_test_x' })).err).toContain(
      '"unreachable"',
    );
    expect(existsSync(keyFileOf(place()))).toBe(false);
    expect((await run(['sites'])).err).toContain('yinyom login');
  });
});

describe('a backup', () => {
  const back = async (name: string) => {
    const to = path.join(home, name);
    const file = path.join(home, 'secrets.json');
    writeFileSync(file, '{"DATA_SECRET":"x"}');
    const source = async () => ({
      takenAt: new Date('2026-11-29T00:00:00Z'),
      consistency: 'stopped' as const,
      databases: [],
      close: async () => undefined,
    });
    await makeBackup({
      to,
      secret: BACKUP_KEY,
      product: '1.17.0',
      source,
      files: () => [{ path: 'secrets.json', from: file }],
    });
    return to;
  };

  it('that is whole is called so, and one with a changed byte or another key is not', async () => {
    const file = await back('whole.backup');
    const env = { BACKUP_KEY };
    const whole = await run(['backup', 'check', file], { env });
    expect(whole).toMatchObject({ status: 0, out: expect.stringMatching(/^WHOLE: [^]*1 files/) });
    expect(JSON.parse((await run(['backup', 'check', file, '--json'], { env })).out)).toMatchObject({
      ok: true,
      contents: { files: { 'secrets.json': expect.anything() } },
    });
    const bytes = readFileSync(file);
    bytes[bytes.length - 20] = (bytes.at(-20) ?? 0) ^ 1;
    writeFileSync(file, bytes);
    expect(await run(['backup', 'check', file], { env })).toMatchObject({
      status: 1,
      out: expect.stringMatching(/^NOT WHOLE: /),
    });
    const other = await back('other.backup');
    expect((await run(['backup', 'check', other], { env: { BACKUP_KEY: `${BACKUP_KEY}x` } })).status).toBe(1);
    expect((await run(['backup', 'check', path.join(home, 'nowhere')], { env })).status).toBe(2);
  });
});

it('verify is the verifier, with its own options and exit status', async () => {
  const file = path.join(home, 'log.ndjson');
  writeFileSync(file, '{"kind":"other"}\n');
  expect((await run(['verify', file, '--json'])).status).toBe(2);
  expect((await run(['verify', '--help'])).out).toMatch(/^Usage: yinyom-verify/);
});

it('shows bold where a terminal reads along, and never where another program does', async () => {
  const bold = await run(['logout'], { isTTY: true });
  expect(bold.out).toContain('\u001b[1m');
  for (const options of [{}, { isTTY: true, env: { NO_COLOR: '1' } }])
    expect((await run(['logout'], options)).out).not.toContain('\u001b');
});
