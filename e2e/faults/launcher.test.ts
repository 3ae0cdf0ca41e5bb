import { chmodSync, existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { makeDataFolder } from '@yinyom/testing/dataFolder';
import { processMark } from '../../tooling/start/processMark.mjs';
import { launch, type Launch } from '../support/launch';
import { onlyInFull } from '../support/onlyInFull';
import { freePort, QUICK_HASHES } from '../support/startProgram';
import { until } from '../support/until';

let folder: string;
let port: number;
let launches: Launch[];

const open = async () => {
  folder = await makeDataFolder('yy-launcher-');
  port = await freePort();
  launches = [];
};
const close = async () => {
  for (const one of launches) await one.interrupt();
  await rm(folder, { recursive: true, force: true });
};

const start = (env: Record<string, string> = {}): Launch => {
  // The demo is another test's matter (start.test.ts); making it would only take the processor.
  const given = { PORT: String(port), DATA_DIR: folder, DEMO: 'false', ...QUICK_HASHES };
  const one = launch({ ...given, ...env });
  launches.push(one);
  return one;
};

/** The processes of the product, as the launcher noted them. */
const processes = (): Record<string, number> => {
  const { programs } = JSON.parse(readFileSync(path.join(folder, 'launch.json'), 'utf8')) as {
    programs: { name: string; pid: number }[];
  };
  return Object.fromEntries(programs.map(({ name, pid }) => [name, pid]));
};
const logged = (): string => readFileSync(path.join(folder, 'yinyom.log'), 'utf8');
// One that has ended still has a number until somebody asks for its end.
const isAlive = (pid: number): boolean => processMark(pid) !== null;
/** Whether the gateway and its database answer. */
const isReady = async () =>
  (await fetch(`http://localhost:${port}/readyz`).catch(() => null))?.status === 200;

const SECRETS = ['JWT_SECRET', 'INTERNAL_SECRET', 'INGEST_SECRET', 'DATA_SECRET', 'RECAPTCHA_SECRET'];

describe('a product on data of its own', () => {
  beforeEach(open);
  afterEach(close);

  it('P1 a launcher that was killed leaves nothing behind, and the next start on its data and port works', async () => {
    const first = start();
    await first.ready;
    const left = Object.values(processes());
    expect(left).toHaveLength(3);
    first.kill('SIGKILL');
    await first.ended;
    await start().ready;
    expect(left.filter(isAlive)).toEqual([]);
    expect(await isReady()).toBe(true);
  });

  (existsSync('/dev/full') ? it : it.skip)(
    'P1 a log on a full disk stops nothing: the operator is told once, and everything is served',
    async () => {
      symlinkSync('/dev/full', path.join(folder, 'yinyom.log'));
      const one = start({ LOG_LEVEL: 'info' });
      await one.ready;
      for (let call = 0; call < 3; call++)
        expect((await fetch(`http://localhost:${port}/api/v1/meta`)).status).toBe(200);
      await until(async () => one.output().includes('cannot be written'), 'the operator is told');
      expect(one.output().split('cannot be written')).toHaveLength(2);
      expect(one.output()).toContain('ENOSPC');
      expect(await one.interrupt()).toBe(0);
    },
  );
});

describe('a product that was started with secrets', () => {
  let product: Launch;
  beforeAll(async () => {
    await open();
    const secrets = Object.fromEntries(SECRETS.map((name) => [name, `${name} ${'x'.repeat(40)}`]));
    product = start({ ...secrets, SMTP_URL: 'smtp://user:password@127.0.0.1:9' });
    await product.ready;
  });
  afterAll(close);

  it('F3-01 the log has what the gateway says before it is ready: here the migrations of its data', async () => {
    const log = logged();
    expect(log).toContain('stored data is brought to a newer version');
    // The announcement of the database has the passwords of all services in it.
    expect(log).not.toContain('mongodb://');
  });

  (existsSync('/proc/self/environ') ? it : it.skip)(
    'V-10 PR-07a PR-07b worker and database are started with no secret, and the worker sees its own database only',
    async () => {
      await until(async () => 'The worker of the scanner' in processes(), 'the worker runs');
      const environ = (name: string) => readFileSync(`/proc/${processes()[name]}/environ`, 'utf8');
      for (const name of ['The worker of the scanner', 'The embedded database'])
        expect([name, environ(name).match(/[A-Z_]*SECRET|SMTP_URL|RECAPTCHA\w+/g)]).toEqual([name, null]);
      expect(environ('The worker of the scanner').match(/\w*MONGODB_URI/g)).toEqual(['SCANNER_MONGODB_URI']);
      expect(environ('The gateway')).toContain('JWT_SECRET=');
    },
  );

  it('P1 gateway, database and worker: each is started again when it was killed, the others live on, and the operator is told', async () => {
    for (const name of ['The gateway', 'The embedded database', 'The worker of the scanner']) {
      await until(async () => name in processes(), `${name} runs`);
      const before = processes();
      process.kill(before[name] ?? 0, 'SIGKILL');
      await until(async () => product.output().includes(`${name} runs again.`), `${name} runs again`);
      await until(isReady, 'the product is ready again');
      const after = processes();
      expect([name, after[name]]).not.toEqual([name, before[name]]);
      for (const other of Object.keys(before).filter((program) => program !== name))
        expect([other, after[other]]).toEqual([other, before[other]]);
      expect(product.output()).toContain(`${name} ended (SIGKILL). It is started again in`);
      await until(
        async () => logged().includes(`${name} runs again.`),
        `the log says that ${name} runs again`,
      );
    }
  });

  onlyInFull('thirty seconds of silence', () => {
    it('S3-10 gateway, database and worker: each is killed and started again when its event loop is silent for 30 s', async () => {
      const before = product.output().length;
      const said = () => product.output().slice(before);
      await until(async () => 'The worker of the scanner' in processes(), 'the worker runs');
      const stopped = processes();
      expect(Object.keys(stopped)).toHaveLength(3);
      // A process that is stopped answers as little as one that is busy for ever.
      for (const pid of Object.values(stopped)) process.kill(pid, 'SIGSTOP');
      for (const name of Object.keys(stopped)) {
        await until(async () => said().includes(`${name} has not answered for 30 s`), `${name} is missed`);
        await until(async () => said().includes(`${name} runs again.`), `${name} runs again`);
      }
      await until(isReady, 'the product is ready again');
      for (const [name, pid] of Object.entries(stopped)) {
        expect([name, processes()[name]]).not.toEqual([name, pid]);
        expect(logged()).toContain(`"event":"process_silent","process":"${name}","silent_seconds":30`);
      }
    });
  });
});

describe('a product that runs on data that an earlier version left open', () => {
  beforeAll(async () => {
    await open();
    chmodSync(folder, 0o755);
    writeFileSync(path.join(folder, 'yinyom.log'), '', { mode: 0o644 });
    await start().ready;
  });
  afterAll(close);

  it('P1 a second start on data that is in use says so and touches nothing', async () => {
    const before = processes();
    const second = launch({ PORT: String(await freePort()), DATA_DIR: folder });
    const { code, output } = await second.ended;
    expect(code).toBe(1);
    expect(output).toMatch(/already runs with the data in .* \(process \d+\)/);
    expect(processes()).toEqual(before);
    expect(await isReady()).toBe(true);
  });

  it('V-26 DA-01 DA-02b log and data are their owner’s alone, also where an earlier version left them open', () => {
    for (const name of ['', 'yinyom.log', 'secrets.json', 'launch.json', 'database', 'database/data.mdb'])
      expect([name, statSync(path.join(folder, name)).mode & 0o077]).toEqual([name, 0]);
  });
});

describe('P7 a start that cannot work says in one sentence which setting is wrong', () => {
  beforeEach(open);
  afterEach(close);

  it.each([
    ['PORT is no number', () => ({ PORT: 'abc' }), /^PORT: "abc" is no port\. Set it to a number/m],
    ['PORT is too large', () => ({ PORT: '70000' }), /^PORT: "70000" is no port/m],
    [
      'DATA_DIR is a file',
      () => {
        writeFileSync(path.join(folder, 'file'), '');
        return { DATA_DIR: path.join(folder, 'file') };
      },
      /^DATA_DIR: \S+ is a file, not a folder/m,
    ],
    ['DATA_DIR cannot be written', () => ({ DATA_DIR: '/proc/yinyom' }), /^DATA_DIR: \/proc\/yinyom /m],
  ])('%s', async (_what, env, sentence) => {
    const { code, output } = await launch({ PORT: String(port), DATA_DIR: folder, ...env() }).ended;
    expect(code).toBe(1);
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/^\s+at /m);
  });
});
