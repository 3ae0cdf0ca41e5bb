import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../lint/sources';
import { problemsOfArchives } from '../pack/problemsOfArchives';
import { rejectedByNpm } from '../pack/rejectedByNpm';
import { sandboxHere } from '../test/sandbox.cjs';

const COMPILER = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');

let folder: string;
let packed: Record<string, { archive: string; files: string[] }>;
const at = (name: string, ...rest: string[]) => path.join(folder, 'node_modules', name, ...rest);

const run = (command: string, args: string[]) => {
  const env = { ...process.env, npm_config_offline: 'true', npm_config_cache: path.join(folder, 'cache') };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};
const done = (command: string, args: string[]): string => {
  const { status, said } = run(command, args);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${said}`);
  return said;
};

/** Every package is packed once and unpacked where an integrator's project has it. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-integrator-'));
  const code = `
    import { packIntegratorPackages } from ${JSON.stringify(path.join(__dirname, 'packIntegratorPackages.mjs'))};
    console.log(JSON.stringify(await packIntegratorPackages(${JSON.stringify(path.join(folder, 'packed'))})));`;
  // The build of the scanner prints before.
  const printed = done(process.execPath, ['--input-type=module', '-e', code]).trim().split('\n');
  packed = JSON.parse(printed.at(-1) ?? '') as typeof packed;
  for (const [name, { archive }] of Object.entries(packed)) {
    mkdirSync(at(name), { recursive: true });
    done('tar', ['xzf', archive, '--strip-components=1', '-C', at(name)]);
  }
  mkdirSync(at('@types'));
  for (const name of ['zod', '@types/node', 'undici-types'])
    symlinkSync(path.join(ROOT, 'node_modules', name), at(name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('programs hold one file, a client holds modules and types, and none names another package of this repository', () => {
  const own = (name: string) =>
    packed[name]?.files.filter((file) => !/^(?:dist\/types\/contracts|node_modules)\//.test(file));
  expect(Object.fromEntries(Object.keys(packed).map((name) => [name, own(name)]))).toEqual({
    '@yinyom/client': [
      'LICENSE',
      'README.md',
      ...['WebhookError', 'YinyomError', 'all', 'createClient'].map((name) => `dist/${name}.js`),
      ...['CallInput', 'WebhookError', 'YinyomError', 'calls', 'createClient', 'verifyWebhook'].map(
        (name) => `dist/types/client/${name}.d.ts`,
      ),
      'dist/verifyWebhook.js',
      'package.json',
    ],
    '@yinyom/scan': [
      'LICENSE',
      'README.md',
      'bin/yinyom-scan.cjs',
      'package.json',
      'scan-report.schema.json',
    ],
    '@yinyom/mcp': ['LICENSE', 'LICENSES-OF-OTHERS.txt', 'README.md', 'bin/yinyom-mcp.cjs', 'package.json'],
    yinyom: ['LICENSE', 'LICENSES-OF-OTHERS.txt', 'README.md', 'bin/yinyom.cjs', 'package.json'],
    'yinyom-verify': ['LICENSE', 'README.md', 'bin/yinyom-verify.cjs', 'package.json'],
  });
  for (const name of Object.keys(packed)) {
    const manifest = JSON.parse(readFileSync(at(name, 'package.json'), 'utf8')) as Record<string, unknown>;
    expect([name, Object.keys(manifest)]).toEqual([
      name,
      expect.not.arrayContaining(['private', 'scripts', 'integrators', 'devDependencies']),
    ]);
    expect(JSON.stringify(manifest)).not.toContain('yinyom-source');
    for (const file of packed[name]?.files ?? [])
      if (name !== '@yinyom/scan' && /\.(?:js|cjs|d\.ts)$/.test(file))
        expect([file, readFileSync(at(name, file), 'utf8')]).toEqual([
          file,
          expect.not.stringMatching(/(?:from|import\(|require\()\s*["']@yinyom\//),
        ]);
  }
});

it('E3-10 npm would publish every one of them', () => {
  expect(rejectedByNpm(packed)).toEqual({});
});

it('publint and attw find nothing wrong with any of them, and each says whose it is', () => {
  expect(problemsOfArchives(packed)).toEqual({});
});

it('the command and the verifier run from their files alone, without network', () => {
  const npx = (name: string, args: string[]) =>
    run('npx', ['--yes', '--package', packed[name]?.archive ?? '', name, ...args]);
  expect(npx('yinyom', ['--help', '--lang', 'th'])).toMatchObject({
    status: 0,
    said: expect.stringContaining('yinyom backup check FILE'),
  });
  writeFileSync(path.join(folder, 'other.ndjson'), '{"kind":"other"}\n');
  expect(npx('yinyom', ['verify', 'other.ndjson']).status).toBe(2);
  expect(npx('yinyom-verify', ['--help'])).toMatchObject({ status: 0 });
  const { status, stderr } = spawnSync(process.execPath, [at('@yinyom/mcp', 'bin/yinyom-mcp.cjs')], {
    env: { HOME: folder, LANG: 'en_US.UTF-8' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, expect.stringContaining('There is no API key')]);
});

it('the client is loaded, its entries share their classes, and its types say what a call takes', () => {
  const script = `
    import assert from 'node:assert';
    import { createClient } from '@yinyom/client/createClient';
    import { YinyomError } from '@yinyom/client/YinyomError';
    import { verifyWebhook } from '@yinyom/client/verifyWebhook';
    import { WebhookError } from '@yinyom/client/WebhookError';
    const yinyom = createClient({ url: 'http://127.0.0.1:1', key: 'yk_test_x' });
    assert.equal(typeof yinyom.getKey, 'function');
    assert.throws(() => verifyWebhook({ headers: {}, body: '', secret: 'whsec_AAAA' }), WebhookError);
    globalThis.fetch = async () => new Response('{"code":"key_invalid","message":"No"}', { status: 401 });
    await assert.rejects(yinyom.getKey(), YinyomError);
    console.log('fine');`;
  expect(done(process.execPath, ['--input-type=module', '-e', script]).trim()).toBe('fine');
  writeFileSync(
    path.join(folder, 'use.ts'),
    `import { createClient } from '@yinyom/client/createClient';
     const yinyom = createClient({ url: 'https://consent.example.ac.th', key: 'yk_test_x' });
     export const name: Promise<string> = yinyom.getKey().then(({ organization_name }) => organization_name);
     // @ts-expect-error -- a website has a domain
     export const lacking = yinyom.createApplication({ body: { organization_id: 'x' } });
     // @ts-expect-error -- a draft is saved over the version that was read only
     export const blind = yinyom.saveTemplate({ params: { id: 'x' }, body: {} as never });`,
  );
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        module: 'nodenext',
        target: 'es2022',
        types: ['node'],
        skipLibCheck: false,
      },
      files: ['use.ts'],
    }),
  );
  expect(run(process.execPath, [COMPILER, '-p', 'tsconfig.json'])).toEqual({ status: 0, said: '' });
});

it('the scan runs from its package: it helps at once, and reports a violation in every form', async () => {
  const packages = JSON.parse(readFileSync(at('@yinyom/scan', 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    bundleDependencies: string[];
  };
  for (const name of Object.keys(packages.dependencies)) {
    if (packages.bundleDependencies.includes(name) || name === 'zod') continue;
    mkdirSync(path.dirname(at(name)), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules', name), at(name));
  }
  const program = at('@yinyom/scan', 'bin/yinyom-scan.cjs');
  expect(run(process.execPath, [program, '--help'])).toMatchObject({
    status: 0,
    said: expect.stringContaining('--sarif FILE'),
  });
  const site = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', connection: 'close' })
      .end("<!doctype html><script>document.cookie = '_fbp=fb.1.1.1; max-age=7200'</script>"),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  const files = ['--report', 'report.json', '--sarif', 'report.sarif', '--junit', 'report.xml'];
  const child = spawn(
    process.execPath,
    [program, `http://www.school.ac.th:${port}/`, '--fail-on', 'violation', '--max-pages', '1', ...files],
    {
      cwd: folder,
      stdio: 'ignore',
      env: {
        ...process.env,
        SCANNER_RESOLVE: '*=127.0.0.1',
        SCANNER_ALLOW: `127.0.0.1:${port}`,
        SCANNER_SANDBOX: sandboxHere(),
      },
    },
  );
  const [code] = (await once(child, 'close')) as [number];
  site.close();
  expect(code).toBe(1);
  for (const file of ['report.json', 'report.sarif', 'report.xml'])
    expect(readFileSync(path.join(folder, file), 'utf8')).toContain('_fbp');
});
