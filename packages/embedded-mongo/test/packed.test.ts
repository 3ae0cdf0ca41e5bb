import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import ts from 'typescript';

const ROOM = path.resolve(__dirname, '..');
const ROOT = path.resolve(ROOM, '../..');

let folder: string;
/** A project that has the package and what it depends on, and nothing of this repository. */
let app: string;
let files: string[];

const done = (command: string, args: string[], cwd: string): string => {
  const env = { ...process.env, npm_config_cache: path.join(folder, 'cache'), npm_config_offline: 'true' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
};

/** A copy is built and packed: other tests use the room's own build at the same time. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-mongo-'));
  const room = path.join(folder, 'room');
  app = path.join(folder, 'app');
  for (const part of ['src', 'bin', 'package.json', 'README.md'])
    cpSync(path.join(ROOM, part), path.join(room, part), { recursive: true });
  // What the whole project ignores must not be missing from the file.
  writeFileSync(path.join(room, '.gitignore'), 'dist/\nnode_modules/\n');
  done(process.execPath, [path.join(ROOT, 'tooling/build/node.mjs')], room);
  done(process.execPath, [path.join(ROOT, 'tooling/build/declarations.mjs'), 'startEmbeddedMongo'], room);
  const [made] = JSON.parse(done('npm', ['pack', '--json', '--ignore-scripts'], room)) as {
    filename: string;
    files: { path: string }[];
  }[];
  files = made?.files.map((file) => file.path) ?? [];
  const place = path.join(app, 'node_modules/@yinyom/embedded-mongo');
  mkdirSync(place, { recursive: true });
  done('tar', ['xzf', path.join(room, made?.filename ?? ''), '-C', place, '--strip-components', '1'], folder);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the packed database holds its programs and the types of its entry, and nothing else', () => {
  const own =
    /^(bin\/[\w-]+\.cjs|dist\/([\w-]+\/)?\w+\.js|dist\/startEmbeddedMongo\.d\.ts|package\.json|README\.md)$/;
  expect(files.filter((file) => !own.test(file))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['bin/embedded-mongo.cjs', 'dist/start.js', 'dist/check.js']));
});

const insertAndFind = async (uri: string) => {
  const client = await MongoClient.connect(uri);
  try {
    const things = client.db('shop').collection('things');
    await things.insertOne({ name: 'tea', price: 3 });
    expect(await things.findOne({ price: { $gt: 2 } })).toMatchObject({ name: 'tea' });
  } finally {
    await client.close();
  }
};

/** What a program says when it is ready. */
const readyLine = async (child: ChildProcess): Promise<string> => {
  let output = '';
  for await (const text of child.stdout!) {
    output += String(text);
    const uri = /ready (\S+)\n/.exec(output)?.[1];
    if (uri) return uri;
  }
  throw new Error(`it ended without being ready: ${output}`);
};

it.each([
  ['by its command', ['node_modules/@yinyom/embedded-mongo/bin/embedded-mongo.cjs', 'start', '--data', 'a']],
  [
    'in a process of somebody else',
    [
      '-e',
      `require('@yinyom/embedded-mongo').startEmbeddedMongo({ dataDir: 'b' }).then((server) => {
         process.on('SIGTERM', () => server.close().then(() => process.exit(0)));
         console.log('ready ' + server.uri);
       });`,
    ],
  ],
])('the packed database, started %s, keeps a document and finds it', async (_how, args) => {
  const child = spawn(process.execPath, args, { cwd: app, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await insertAndFind(await readyLine(child));
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

it('the packed database tells its types to the compiler', () => {
  const user = path.join(app, 'user.ts');
  writeFileSync(
    user,
    `import { type EmbeddedMongo, startEmbeddedMongo } from '@yinyom/embedded-mongo';
     export const start = async (): Promise<EmbeddedMongo> => startEmbeddedMongo({ dataDir: 'c', port: 0 });
     // @ts-expect-error a data directory is needed
     export const wrong = startEmbeddedMongo({});`,
  );
  const options = {
    module: ts.ModuleKind.Node16,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    noEmit: true,
  };
  const found = ts.getPreEmitDiagnostics(ts.createProgram([user], { ...options, types: [] }));
  expect(found.map(({ messageText }) => messageText)).toEqual([]);
});
