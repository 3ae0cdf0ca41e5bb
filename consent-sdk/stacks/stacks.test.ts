/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["yinyom-source", "node", "require", "default"]}
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHmac, hkdfSync } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { YinyomApi } from '../src/api/yinyomApi';
import { SAMPLE_TEXTS } from '../testing/sampleTexts';
import { createStage, open, press, until, type Stage, type Visitor } from '../testing/visit';

// Dependencies come from the registry, and the largest of these frameworks builds for a minute.
jest.setTimeout(600_000);

const BUILD = path.resolve(__dirname, '../../tooling/website-packages/buildSample.mjs');
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
};
const SECRET = Buffer.alloc(32, 7);
/** As `npm run stacks` names them, and where it lets them be built. */
const { STACKS = '', STACKS_FOLDER: work = '' } = process.env;
const wanted = STACKS.split(',');

let stage: Stage;
let visitor: Visitor;
let program: ChildProcess | undefined;

beforeAll(async () => {
  stage = await createStage();
});
afterAll(async () => {
  await stage.close();
});
afterEach(async () => {
  program?.kill();
  program = undefined;
  for (const name of Object.keys(stage.site.pages)) delete stage.site.pages[name];
  await visitor.leave();
});

/** A fresh application of a stack with the packed files installed, built. @returns its folder */
const build = (name: string): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BUILD, work, name], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return stdout;
};

/** Puts every file of a folder onto the website; in pages the script's address is written. */
const publish = (folder: string, prefix = '/'): void => {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[path.extname(file)];
    if (!type) continue;
    const text = readFileSync(path.join(folder, file), 'utf8').replaceAll(
      '%SCRIPT%',
      visitor.consent.scriptUrl,
    );
    stage.site.pages[prefix + file] = { body: text, type };
  }
  if (prefix === '/') stage.site.pages['/'] = stage.site.pages['/index.html']!;
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Starts Next as it runs at people's. @returns its address */
const startNext = async (folder: string): Promise<string> => {
  const port = await freePort();
  const { consent } = visitor;
  program = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', `${port}`], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      YINYOM_SERVER: consent.origin,
      YINYOM_SITE_KEY: consent.config.site_key,
      YINYOM_SECRET: SECRET.toString('base64url'),
    },
  });
  const address = `http://www.site.localhost:${port}/`;
  await until(
    () =>
      fetch(`http://localhost:${port}/`).then(
        ({ ok }) => ok,
        () => false,
      ),
    'Next answers',
  );
  return address;
};

/** What the platform signs for this website today. */
const tokenOf = (bitmap: string): string => {
  const { site_key, version } = visitor.consent.config;
  const day = Math.floor(Date.now() / 86_400_000).toString(36);
  const text = `v1.${bitmap}.${version.toString(36)}.${day}`;
  const key = Buffer.from(hkdfSync('sha256', SECRET, 'yinyom', 'choice-cookie/1', 32));
  const mac = createHmac('sha256', key).update(`${site_key}|${text}`).digest().subarray(0, 16);
  return `${text}.${mac.toString('base64url')}`;
};

test.each(wanted)(
  '%s: a fresh application is built from the packed files and follows a visitor',
  async (name) => {
    visitor = await stage.visitor({ server_cookie: 1_795_000_000 });
    const { page, consent } = visitor;
    const complaints: string[] = [];
    page.on('console', (message) => {
      // A browser asks for a picture of the website that a sample has none of.
      if (['error', 'warn'].includes(message.type()) && !/favicon|404/.test(message.text()))
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    const folder = build(name);
    let address = stage.site.url('/');
    if (name === 'next') address = await startNext(folder);
    else if (existsSync(path.join(folder, 'dist'))) publish(path.join(folder, 'dist'));
    else {
      publish(path.join(folder, 'node_modules'), '/node_modules/');
      stage.site.pages['/'] = {
        body: readFileSync(path.join(folder, 'index.html'), 'utf8').replaceAll('%SCRIPT%', consent.scriptUrl),
      };
    }
    /** What can be seen of an element's text. */
    const seen = (id: string) => page.$eval(`#${id}`, (element) => (element as HTMLElement).innerText.trim());
    const shows = (gate: string, hook: string) =>
      until(
        async () => (await seen('gate')) === gate && (await seen('hook')) === hook,
        `it shows ${gate}, ${hook}`,
      );

    consent.choiceToken = tokenOf('u');
    await open(page, address);
    await shows('asks first', 'no');
    await press(page, SAMPLE_TEXTS.th.accept);
    await visitor.recorded();
    if (name === 'next') {
      await until(
        async () => (await visitor.context.cookies()).some((cookie) => cookie.name === 'yy_c'),
        'it is signed',
      );
      await page.reload();
    }
    await shows('counts', 'yes');
    await page.reload();
    await shows('counts', 'yes');
    consent.choiceToken = tokenOf('2');
    await page.evaluate(() => (window.yinyom as YinyomApi).withdraw());
    await shows('asks first', 'no');
    await visitor.recorded(2);
    await page.reload();
    await shows('asks first', 'no');
    expect(complaints).toEqual([]);
  },
);
