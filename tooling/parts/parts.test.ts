/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DAY_MS } from '@yinyom/contracts/durations';

const ROOT = path.join(__dirname, '../..');
const MAIN = path.join(__dirname, 'main.mjs');

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS - 60_000).toISOString();

interface Weak {
  severity: string;
  /** Days since version 1.0.2 was published, which has the fix; null without one. */
  fixedFor: number | null;
}
/** What this registry knows, by name of the package; each is installed in version 1.0.0. */
let weak: Record<string, Weak>;
let server: Server;
let registry: string;
let folder: string;

const published = ({ fixedFor }: Weak): Record<string, string> => ({
  '1.0.0': daysAgo(900),
  '1.0.1': daysAgo(500),
  ...(fixedFor !== null && { '1.0.2': daysAgo(fixedFor), '2.0.0': daysAgo(0) }),
});
/** A package, as npm asks for it. */
const packageOf = (name: string, one: Weak) => {
  const versions = Object.keys(published(one)).map((version) => {
    const dist = { tarball: `${registry}/${name}-${version}.tgz`, integrity: 'sha512-AAAA' };
    return [version, { name, version, dist }];
  });
  return {
    name,
    versions: Object.fromEntries(versions),
    'dist-tags': { latest: '1.0.0' },
    time: published(one),
  };
};
const advisoriesOf = ({ severity }: Weak) => [
  {
    id: 1,
    url: 'https://a.example',
    title: 'It tells secrets',
    severity,
    vulnerable_versions: '<1.0.2',
    cwe: [],
    cvss: { score: 5, vectorString: null },
  },
];

beforeAll(async () => {
  server = createServer((req, res) => {
    const name = req.url?.slice(1) ?? '';
    const answer = weak[name]
      ? packageOf(name, weak[name])
      : Object.fromEntries(Object.entries(weak).map(([of, one]) => [of, advisoriesOf(one)]));
    req.resume();
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(path.join(tmpdir(), 'yy-parts-'));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command with the real npm against this registry. */
const run = async (known: Record<string, Weak>): Promise<{ code: number; said: string[] }> => {
  weak = known;
  const dependencies = Object.fromEntries(Object.keys(weak).map((name) => [name, '1.0.0']));
  const own = { name: 'own', version: '1.0.0', dependencies };
  const installed = Object.keys(weak).map((name) => [
    `node_modules/${name}`,
    { version: '1.0.0', resolved: `${registry}/${name}-1.0.0.tgz` },
  ]);
  const lock = { ...own, lockfileVersion: 3, packages: { '': own, ...Object.fromEntries(installed) } };
  const cache = await mkdtemp(path.join(folder, 'cache-'));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(own));
  await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  await writeFile(
    path.join(folder, '.npmrc'),
    `registry=${registry}/\ncache=${cache}\nupdate-notifier=false\n`,
  );
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_config_|^INIT_CWD$/i.test(name)),
  );
  const { code, text } = await promisify(execFile)(process.execPath, [MAIN, folder], { env }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (failed: { code: number; stdout: string; stderr: string }) => ({
      code: failed.code,
      text: failed.stdout + failed.stderr,
    }),
  );
  return { code, said: text.trim().split('\n').sort() };
};

it('15.2.1: a weakness whose fix has been there for longer than promised ends the command with 1', async () => {
  const found = await run({
    a: { severity: 'critical', fixedFor: 8 },
    b: { severity: 'high', fixedFor: 30 },
    c: { severity: 'moderate', fixedFor: 91 },
    d: { severity: 'low', fixedFor: null },
  });
  expect(found).toEqual({
    code: 1,
    said: [
      '4 packages, 4 weaknesses, 2 overdue',
      'OVERDUE a 1.0.0, critical: It tells secrets; fixed by 1.0.2 for 8 days, of 7',
      'OVERDUE c 1.0.0, moderate: It tells secrets; fixed by 1.0.2 for 91 days, of 90',
      'b 1.0.0, high: It tells secrets; fixed by 1.0.2 for 30 days, of 30',
      'd 1.0.0, low: It tells secrets; no fix is published',
    ],
  });
});

it('15.2.1: a weakness that is in time, and none, end the command with 0', async () => {
  expect((await run({ a: { severity: 'critical', fixedFor: 7 } })).code).toBe(0);
  expect(await run({})).toEqual({ code: 0, said: ['0 packages, 0 weaknesses, 0 overdue'] });
});

it('15.2.1: the days are those that SECURITY.md promises', async () => {
  const page = readFileSync(path.join(ROOT, 'SECURITY.md'), 'utf8');
  const promised = [
    /fixes a critical vulnerability \| (\d+) days/,
    /\| a high one \| (\d+) days/,
    /\| any other \| (\d+) days/,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    `import { DAYS } from ${JSON.stringify(path.join(__dirname, 'evaluateWeakness.mjs'))}; console.log(JSON.stringify(DAYS))`,
  ]);
  const [critical, high, other] = promised.map((pattern) => Number(pattern.exec(page)?.[1]));
  expect(JSON.parse(stdout)).toEqual({ critical, high, other });
});

it('15.2.1: a package that its authors have given up is named in SECURITY.md with the reason to keep it', () => {
  const page = readFileSync(path.join(ROOT, 'SECURITY.md'), 'utf8');
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { deprecated?: string }>;
  };
  const givenUp = Object.entries(packages)
    .filter(([, { deprecated }]) => deprecated)
    .map(([place]) => place.replace(/^.*node_modules\//, ''));
  expect(givenUp.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
