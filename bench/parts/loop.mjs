/* global document, window */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from '../../tooling/build/buildAll.mjs';
import { ROOT } from '../../tooling/install.mjs';
import { launchDevServer } from '../devServer.mjs';
import { launchProduct } from '../launchProduct.mjs';
import { median } from '../sdk-peers/median.mjs';
import { demoSession, enterWith } from '../session.mjs';

const TEXTS = 'locales/en.json';
/** A room with its page: where its data are, a text, a component, and how the component shows that text. */
const USERS = {
  room: 'mfe-users',
  page: '/en/user',
  data: 'tbody tr',
  text: 'People who can access this organization',
  component: 'src/pages/UsersPage.tsx',
  shows: "lead={t('users.lead')}",
  showsOther: (text) => `lead="${text}"`,
};
/** A remote that was just made by `npm run new-remote`. */
const HELLO = {
  room: 'mfe-hello',
  page: '/en/hello',
  data: 'main li',
  text: 'Your organizations',
  component: 'src/features/organizations/Organizations.tsx',
  shows: "{t('organizations.title')}",
  showsOther: (text) => text,
};
const PATIENCE = 300_000;

const seconds = (since) => (performance.now() - since) / 1000;
const sees = (page, text) =>
  page.waitForFunction(
    (wanted) => document.body.innerText.includes(wanted),
    { polling: 'mutation', timeout: PATIENCE },
    text,
  );

/** Runs a command as somebody at a prompt does. @returns seconds */
const timed = (cwd, args, env) => {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')}:\n${stdout}${stderr}`);
  return seconds(started);
};

/** Changes of files in the copy; each gives the text that is seen then. */
const changes = (sources, { room, text, component, shows, showsOther }) => {
  let times = 0;
  const original = Object.fromEntries(
    [TEXTS, component].map((file) => [file, readFileSync(path.join(sources, room, file), 'utf8')]),
  );
  const write = (file, from, to) => {
    if (!original[file].includes(from)) throw new Error(`${file} has no ${from}`);
    writeFileSync(path.join(sources, room, file), original[file].replace(from, to));
  };
  const change = (file, from, to) => () => {
    times += 1;
    write(file, from, to(`Changed ${times}`));
    return `Changed ${times}`;
  };
  return {
    text: change(TEXTS, text, (other) => other),
    component: change(component, shows, showsOther),
    back: () => {
      for (const [file, content] of Object.entries(original))
        writeFileSync(path.join(sources, room, file), content);
    },
  };
};

/** Makes a remote in the copy as `npm run new-remote` does. */
const makeRemote = (sources, room) => {
  const make = pathToFileURL(path.join(sources, 'tooling/new-remote/makeRemote.mjs')).href;
  const code = `import { makeRemote } from ${JSON.stringify(make)}; makeRemote(${JSON.stringify(path.join(sources, room))});`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
};

/** From `npm run dev` to a page with data, then from saving a file to seeing it. */
const develop = async ({ sources, product, browser, session, runs }, developed) => {
  const server = await launchDevServer(sources, developed.room, product.url);
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await enterWith(page, session);
    await page.goto(server.url + developed.page, { waitUntil: 'domcontentloaded' });
    const change = changes(sources, developed);
    await sees(page, developed.text);
    await page.waitForSelector(developed.data, { timeout: PATIENCE });
    const first = seconds(server.started);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const timeOf = async (save) => {
      const saved = performance.now();
      await sees(page, save());
      return seconds(saved);
    };
    const [texts, components] = [[], []];
    for (let run = 0; run < runs; run += 1) texts.push(await timeOf(change.text));
    for (let run = 0; run < runs; run += 1) components.push(await timeOf(change.component));
    if (!(await page.evaluate(() => 'sameDocument' in window))) throw new Error('The page was loaded anew.');
    change.back();
    return { first, text: median(texts), component: median(components) };
  } finally {
    await context.close();
    await server.stop();
  }
};

/** A changed remote from a warm clone to live, and back, as a team does it with its key. */
const release = ({ sources, product, runs }) => {
  const env = { DATA_DIR: product.dataDir };
  const keys = [path.join(ROOT, 'tooling/release/teamKeys.mjs'), 'make', USERS.room, 'Bench'];
  const made = spawnSync(process.execPath, keys, { env: { ...process.env, ...env }, encoding: 'utf8' });
  const keyFile = path.join(sources, 'team.key');
  writeFileSync(keyFile, made.stdout.split('\n')[0]);
  const room = path.join(sources, USERS.room);
  const to = ['--', '--to', product.url, '--key-file', keyFile];
  const change = changes(sources, USERS);
  const deploy = () => {
    change.text();
    const built = timed(room, ['run', '-s', 'build'], env);
    const deployed = timed(room, ['run', '-s', 'deploy', ...to], env);
    return { build: built, deploy: deployed, both: built + deployed };
  };
  deploy();
  const deploys = Array.from({ length: runs }, deploy);
  const rollback = (place, more) => timed(place, ['run', '-s', 'releases', '--', 'rollback', ...more], env);
  const here = Array.from({ length: runs }, () => rollback(path.join(ROOT, USERS.room), []));
  const there = Array.from({ length: runs }, () => rollback(room, to.slice(1)));
  return {
    build: median(deploys.map(({ build }) => build)),
    deploy: median(deploys.map((one) => one.deploy)),
    both: median(deploys.map(({ both }) => both)),
    here: median(here),
    there: median(there),
  };
};

/** The loop of a developer: seconds to the first page, from a saved file to the page, to a release and back. */
export const measure = async ({ runs = 5 } = {}) => {
  buildAll();
  const require = createRequire(import.meta.url);
  const { launchBrowser } = require('@yinyom/service-kit/browser/launchBrowser');
  const { copyOfSources } = require('../../tooling/dev/copyOfSources.cjs');
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-loop-'));
  const sources = path.join(folder, 'sources');
  copyOfSources(sources);
  const product = await launchProduct();
  const browser = await launchBrowser();
  try {
    const session = await demoSession(product);
    const given = { sources, product, browser, session, runs };
    const cold = await develop(given, USERS);
    const warm = await develop(given, USERS);
    makeRemote(sources, HELLO.room);
    const fresh = await develop(given, HELLO);
    const again = await develop(given, HELLO);
    const { build, deploy, both, here, there } = release(given);
    return [
      { what: 'npm run dev, to the first page with data, without any cache', value: cold.first, unit: 's' },
      { what: 'the same again', value: warm.first, unit: 's', budget: 5 },
      { what: 'a changed text, from saving to seeing it', value: warm.text, unit: 's', budget: 0.6 },
      { what: 'a changed component', value: warm.component, unit: 's', budget: 0.4 },
      { what: 'a fresh remote, to the first page with data, its first time', value: fresh.first, unit: 's' },
      { what: 'a fresh remote, the same again', value: again.first, unit: 's', budget: 5 },
      { what: 'a fresh remote, a changed text', value: again.text, unit: 's', budget: 0.6 },
      { what: 'a fresh remote, a changed component', value: again.component, unit: 's', budget: 0.4 },
      { what: 'a changed remote from a warm clone: build alone', value: build, unit: 's' },
      { what: 'deploy alone, to live', value: deploy, unit: 's', budget: 5 },
      { what: 'build and deploy, to live', value: both, unit: 's', budget: 10 },
      { what: "rollback to live, at the store's machine", value: here, unit: 's', budget: 1 },
      { what: 'rollback to live, with a key', value: there, unit: 's', budget: 1 },
    ];
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
