import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { USAGE } from '../../services/scanner/src/cli/commandLine';
import { sandboxHere } from '../test/sandbox.cjs';

// What the guide tells people to put into their pipelines is carried out, word for word. Only what would fetch the platform
// and its browser from elsewhere is answered from here: both are there. Two of the scans are whole ones.

const ROOT = path.resolve(__dirname, '../..');
const GUIDE = readFileSync(path.join(ROOT, 'docs/guides/scan-in-a-pipeline.md'), 'utf8');
const HOST = 'staging.example.ac.th';
const CHROMIUM = '/usr/bin/chromium';

interface Step {
  uses?: string;
  run?: string;
  'working-directory'?: string;
  with?: { path?: string; sarif_file?: string };
}
interface GitHub {
  jobs: { consent: { steps: Step[] } };
}
interface GitLab {
  consent: {
    variables: Record<string, string>;
    before_script: string[];
    script: string[];
    artifacts: { when: string; paths: string[]; reports: { junit: string } };
  };
}

const sampleOf = <T>(heading: string): T => {
  const [, text] = new RegExp(`## ${heading}\\n[^]*?\`\`\`yaml\\n([^]*?)\`\`\``).exec(GUIDE) ?? [];
  if (text === undefined) throw new Error(`the guide has no sample for ${heading}`);
  return parse(text) as T;
};

let folder: string;
let site: Server;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'yinyom-pipeline-'));
  const programs: Record<string, string> = {
    'apt-get': 'exit 0',
    git: '[ "$1" = clone ] && for last in "$@"; do :; done && mkdir "$(basename "$last" .git)"',
  };
  await mkdir(path.join(folder, 'bin'));
  // Found before the stand-in of the same name is.
  const [npm] = (process.env['PATH'] ?? '').split(':').flatMap((place) => {
    const file = path.join(place, 'npm');
    return existsSync(file) ? [file] : [];
  });
  programs['npm'] = `[ "$1" = ci ] && exit 0; exec "${npm}" --prefix "${ROOT}" "$@"`;
  for (const [name, text] of Object.entries(programs)) {
    const file = path.join(folder, 'bin', name);
    await writeFile(file, `#!/bin/sh\n${text}\n`);
    await chmod(file, 0o755);
  }
  site = createServer(({ url }, response) => {
    const sets = url === '/good' ? '' : `<script>document.cookie = '_fbp=fb.1.1.1; max-age=7200'</script>`;
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(`<!doctype html>${sets}<p>หน้าแรก`);
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await rm(folder, { recursive: true });
});

/** Carries out commands as a runner does: one shell that ends with the first that fails. */
const carryOut = async (
  commands: string,
  where: string,
  page: string,
  variables: Record<string, string> = {},
) => {
  const { port } = site.address() as AddressInfo;
  const own = commands
    .replaceAll(`https://${HOST}`, `http://${HOST}:${port}${page}`)
    .replaceAll(CHROMIUM, existsSync(CHROMIUM) ? CHROMIUM : '"$PUPPETEER_EXECUTABLE_PATH"');
  const shell = spawn('bash', ['-e', '-c', own], {
    cwd: where,
    env: {
      ...process.env,
      PATH: `${path.join(folder, 'bin')}:${process.env['PATH'] ?? ''}`,
      SCANNER_SANDBOX: sandboxHere(),
      SCANNER_RESOLVE: `${HOST}=127.0.0.1`,
      SCANNER_ALLOW: `127.0.0.1:${port}`,
      INIT_CWD: undefined,
      ...variables,
    },
  });
  let said = '';
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (text) => (said += String(text)));
  const [code] = (await once(shell, 'close')) as [number];
  return { code, said };
};
const workspace = async (name: string): Promise<string> => {
  const where = path.join(folder, name);
  await mkdir(where);
  return where;
};

/** The steps of the sample for GitHub, one after the other, in a clean workspace. */
const onGitHub = async (name: string, page: string) => {
  const where = await workspace(name);
  const { steps } = sampleOf<GitHub>('GitHub Actions').jobs.consent;
  let last: Awaited<ReturnType<typeof carryOut>> = { code: 0, said: '' };
  for (const { uses, run, with: given, 'working-directory': at = '.' } of steps) {
    if (uses?.startsWith('actions/checkout@')) await mkdir(path.join(where, given?.path ?? '.'));
    if (run !== undefined && last.code === 0) last = await carryOut(run, path.join(where, at), page);
  }
  const upload = steps.find((step) => step.uses?.startsWith('actions/upload-artifact@'));
  const scanning = steps.find((step) => step.uses?.startsWith('github/codeql-action/upload-sarif@'));
  const sarif = path.join(where, scanning?.with?.sarif_file ?? 'nowhere');
  return { ...last, report: path.join(where, upload?.with?.path ?? 'nowhere'), sarif };
};

it.concurrent('GitHub: a page with a violation fails the job, and the report is where the sample takes it from', async () => {
  const { code, said, report, sarif } = await onGitHub('violation', '/');
  expect(said).toContain('::error title=');
  expect(JSON.parse(await readFile(sarif, 'utf8'))).toMatchObject({
    runs: [{ results: [{ ruleId: 'item_before_consent', level: 'error' }] }],
  });
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('_fbp') });
  expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({
    violations_list: [{ cookie: '_fbp' }],
  });
});

it.concurrent('GitLab: a page in order passes, and the report is where the sample takes it from', async () => {
  const where = await workspace('gitlab');
  const { variables, before_script, script, artifacts } = sampleOf<GitLab>('GitLab').consent;
  expect(Object.keys(variables)).toEqual(['SCANNER_SANDBOX']);
  // A runner puts both into one script.
  const { code, said } = await carryOut([...before_script, ...script].join('\n'), where, '/good', variables);
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('complete after') });
  const [report = '', junit = ''] = artifacts.paths;
  expect(artifacts.reports.junit).toBe(junit);
  expect(await readFile(path.join(where, junit), 'utf8')).toContain('failures="0" errors="0"');
  expect(JSON.parse(await readFile(path.join(where, report), 'utf8'))).toMatchObject({
    violations_list: [],
  });
});

it.concurrent('GitHub: what cannot be scanned ends with 2', async () => {
  const { code } = await onGitHub('nobody', '@nobody.example.ac.th:1/');
  expect(code).toBe(2);
});

it('the guide names every exit code and option of the command', () => {
  for (const code of [0, 1, 2]) expect(GUIDE).toMatch(new RegExp(`^\\| ${code} \\|`, 'm'));
  for (const [, option = ''] of USAGE.matchAll(/^ {2}(--[a-z-]+)/gm)) expect(GUIDE).toContain(`\`${option}`);
});
