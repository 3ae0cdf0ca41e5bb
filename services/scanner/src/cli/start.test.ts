import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestSite } from '../engine/testing/testSite';

// Each test starts a process; the two whose scans mostly wait run side by side.

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'yinyom-cli-'));
});
afterAll(() => rm(folder, { recursive: true }));

const runCli = async (args: string[], env: Record<string, string> = {}) => {
  const child = spawn(
    process.execPath,
    [
      '--conditions=yinyom-source',
      '-r',
      path.resolve(__dirname, '../../../../packages/testing/runTypeScript.cjs'),
      path.resolve(__dirname, 'start.ts'),
      ...args,
    ],
    { env: { ...process.env, ...env } },
  );
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => (said.out += String(text)));
  child.stderr.on('data', (text) => (said.err += String(text)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, ...said };
};

it.concurrent('scans one page: the items go into the file, the progress to the standard error', async () => {
  const site = await startTestSite({ '/': `<script>document.cookie = 'a=1; max-age=7200'</script>` });
  const file = path.join(folder, 'found.json');
  const { code, out, err } = await runCli([site.at('/'), '--json', file, '--max-pages', '1'], {
    SCANNER_RESOLVE: '*=127.0.0.1',
    SCANNER_ALLOW: `127.0.0.1:${site.port}`,
  });
  await site.close();
  expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining('none: 1/') });
  expect(out).toMatch(/^complete after/);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([
    { name: 'a', domain: 'www.school.ac.th', type: 'cookie', durationSeconds: 7_200, beforeConsent: true },
  ]);
});

it.concurrent('in a pipeline: a violation is told in Thai with what to do, fails the condition, and is in the report', async () => {
  const site = await startTestSite({
    '/': `<script>document.cookie = '_fbp=fb.1.1.1; max-age=7200'</script>`,
  });
  const file = path.join(folder, 'report.json');
  const { code, out } = await runCli(
    [site.at('/'), '--fail-on', 'violation', '--lang', 'th', '--report', file, '--max-pages', '1'],
    { SCANNER_RESOLVE: '*=127.0.0.1', SCANNER_ALLOW: `127.0.0.1:${site.port}` },
  );
  await site.close();
  expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining('การละเมิด (1)') });
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    violations_list: [{ cookie: '_fbp', pass: 'none', category_type: 4 }],
  });
});

it('says at once that its file cannot be written, or its address not scanned', async () => {
  const nowhere = await runCli(['http://school.ac.th/', '--json', path.join(folder, 'none/found.json')]);
  expect(nowhere).toMatchObject({ code: 2, out: '', err: expect.stringContaining('ENOENT') });
  const forbidden = await runCli(['http://localhost/']);
  expect(forbidden).toMatchObject({ code: 2, out: expect.stringContaining('name_not_public') });
});
