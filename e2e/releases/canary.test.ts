import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { changedBuild } from '../support/changedBuild';
import { consoleTexts } from '../support/consoleTexts';
import { signIn } from '../support/demo';
import { anotherOwner, newOwner } from '../support/newOwner';
import { createPerson, type Person } from '../support/person';
import { ROOT } from '../support/startProgram';
import { sharedStack } from '../support/sharedStack';
import type { Stack } from '../support/startStack';
import { until } from '../support/until';
import { watchRequests } from '../support/watchRequests';

const ROOM = 'mfe-users';
const PAGE = '/en/user';
const before = consoleTexts(ROOM, 'en')('users.lead');
const TEAM = { name: 'Users', contact: 'users-team@example.ac.th', language: 'en' };

let stack: Stack;
let browser: Browser;
let changed: ReturnType<typeof changedBuild>;
/** What the canary says in the same place, and the builds. */
let after: string;
let builds: { current: string; canary: string };
/** Somebody of the demo organization, and somebody of another one. */
let demo: Person;
let owner: Person;

const buildIn = (room: string): string =>
  (JSON.parse(readFileSync(path.join(room, 'dist/build.json'), 'utf8')) as { build: string }).build;
/** What the menus call the page. */
const entryOf = (room: string): string => {
  const { declared } = JSON.parse(readFileSync(path.join(room, 'dist/build.json'), 'utf8')) as {
    declared: { pages: { path: string; title: { en: string }; menu?: { label?: { en: string } } }[] };
  };
  const page = declared.pages.find(({ path: place }) => place === '/user');
  if (!page) throw new Error('mfe-users has no page /user');
  return page.menu?.label?.en ?? page.title.en;
};
const releases = (...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'tooling/release/releases.mjs'), ...args],
    {
      cwd: path.join(ROOT, ROOM),
      env: { ...process.env, RELEASES_DIR: stack.releasesDir },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`releases ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
};
const stored = (person: Person, key: string): Promise<string> =>
  person.page.evaluate((name) => localStorage.getItem(name) ?? '', key);
const userId = async (person: Person): Promise<string> =>
  (JSON.parse(await stored(person, 'user')) as { id: string }).id;
/** Where somebody stands among all users of the remote, as the page reckons it. */
const placeOf = async (person: Person): Promise<number> =>
  createHash('sha256')
    .update(`mfe_users ${await userId(person)}`)
    .digest()
    .readUInt32BE(0) /
  2 ** 32;

/** Opens the page anew. @returns what it says, the builds that it loaded anything of, and those that the document named ahead */
const opens = async ({ page, sees }: Person, text: string) => {
  const loaded = new Set<string>();
  const buildOf = (address: string) => /\/mfe\/mfe-users\/([\w-]+)\//.exec(address)?.[1];
  const note = (request: { url(): string }) => {
    const build = buildOf(request.url());
    if (build) loaded.add(build);
  };
  page.on('request', note);
  const requests = await watchRequests(page);
  const answer = await page.goto(stack.url + PAGE);
  await sees(text);
  await requests.answered();
  page.off('request', note);
  const links = [...((await answer?.text()) ?? '').matchAll(/<link rel="preload"[^>]*href="([^"]+)"/g)];
  const ahead = new Set(links.flatMap(([, address = '']) => buildOf(address) ?? []));
  return { loaded: [...loaded], ahead: [...ahead] };
};
const only = (build: string) => ({ loaded: [build], ahead: [build] });
/** Of whoever has not told yet which build they get. */
const found = (build: string) => ({ loaded: [build], ahead: [] });

beforeAll(async () => {
  stack = await sharedStack();
  changed = changedBuild(ROOM, before);
  after = changed.title;
  const about = path.join(changed.folder, ROOM, 'dist/build.json');
  const { declared, ...rest } = JSON.parse(readFileSync(about, 'utf8')) as { declared: object };
  writeFileSync(about, JSON.stringify({ ...rest, declared: { ...declared, team: TEAM } }));
  builds = { current: buildIn(path.join(ROOT, ROOM)), canary: buildIn(path.join(changed.folder, ROOM)) };
  browser = await launchBrowser();
  demo = await createPerson(browser);
  await signIn(demo, stack);
  owner = await createPerson(browser);
  await newOwner(stack, owner, 'en', anotherOwner()).signsUp();
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  if (changed) rmSync(changed.folder, { recursive: true });
});

it('for one organization: its people get the canary and nobody else does, each loads one build only, until it is taken back', async () => {
  expect(await opens(demo, before)).toEqual(only(builds.current));
  expect(await opens(owner, before)).toEqual(only(builds.current));

  await stack.deploy(path.join(changed.folder, ROOM), [
    '--organization',
    await stored(demo, 'organization_id'),
  ]);
  expect(await opens(demo, after)).toEqual(found(builds.canary));
  expect(await opens(owner, before)).toEqual(found(builds.current));
  // From then on the document names ahead what each of them gets.
  expect(await opens(demo, after)).toEqual(only(builds.canary));
  expect(await opens(owner, before)).toEqual(only(builds.current));

  releases('take-back');
  expect(await opens(demo, before)).toEqual(only(builds.current));
  expect(await opens(owner, before)).toEqual(only(builds.current));
  expect(await demo.page.evaluate(() => document.cookie)).not.toContain('canaries');
});

it('for a share of users: always the same ones, in any browser, more when it grows, and everybody once it is promoted', async () => {
  const places = await Promise.all([demo, owner].map(placeOf));
  const [low, high] = [Math.min(...places), Math.max(...places)];
  const between = String((low + high) / 2);
  const [inside, outside] = places[0] === low ? [demo, owner] : [owner, demo];

  releases('canary', builds.canary, '--share', between);
  await opens(inside, after);
  expect(await opens(inside, after)).toEqual(only(builds.canary));
  await opens(outside, before);
  expect(await opens(outside, before)).toEqual(only(builds.current));

  // The same user with an empty browser.
  const again = await createPerson(browser);
  await signIn(again, stack);
  expect(await opens(again, inside === demo ? after : before)).toEqual(
    found(inside === demo ? builds.canary : builds.current),
  );
  await again.leave();

  releases('canary', builds.canary, '--share', '1');
  // What the browser told is of the canary's last share: such a page loads one build more, once.
  await opens(outside, after);
  expect(await opens(outside, after)).toEqual(only(builds.canary));
  await opens(inside, after);

  releases('promote');
  expect(await opens(inside, after)).toEqual(only(builds.canary));
  expect(await opens(outside, after)).toEqual(only(builds.canary));

  releases('rollback');
  expect(await opens(inside, before)).toEqual(only(builds.current));
  expect([...demo.complaints, ...owner.complaints]).toEqual([]);
});

it('a rollback is taken by a console that is open, at its next navigation', async () => {
  await stack.deploy(path.join(changed.folder, ROOM));
  await opens(demo, after);
  await demo.page.goto(`${stack.url}/en/websites`);
  await demo.sees(consoleTexts('mfe-websites', 'en')('list.add'));
  await demo.page.evaluate(() => Object.assign(window, { sameDocument: true }));
  releases('rollback');
  const asked = demo.page.waitForResponse((response) => response.url().endsWith('/mf/remotes.json'));
  await demo.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await asked;
  // Not under somebody's hands.
  expect(await demo.page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await demo.press(entryOf(path.join(ROOT, ROOM)), 'link');
  await demo.isAt(PAGE);
  await demo.sees(before);
});

it('W2 W4 a watched canary that fails more often takes itself back within a minute, its history says by which figures, and its team is mailed', async () => {
  // From here on the build in use names a mailbox of its team.
  releases('rollback', builds.canary);
  releases('canary', builds.current, '--steps', '0.1,1');
  const canaryNow = async () => {
    const { remotes } = (await (await fetch(`${stack.url}/mf/remotes.json`)).json()) as {
      remotes: { name: string; canary?: { share: number } }[];
    };
    return remotes.find(({ name }) => name === 'mfe_users')?.canary;
  };
  expect(await canaryNow()).toMatchObject({ share: 0.1 });
  const begun = Date.now();
  // As pages tell it: of ten loads of the canary two fail, of the other build none of ninety.
  const tell = () =>
    fetch(`${stack.url}/api/v1/mf/errors`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify({
        uses: [
          { name: 'mfe_users', build: builds.current, times: 10 },
          { name: 'mfe_users', build: builds.canary, times: 90 },
        ],
        errors: [],
        failed: Array.from({ length: 2 }, () => ({ name: 'mfe_users', build: builds.current })),
      }),
    });
  await until(async () => {
    await tell();
    return (await canaryNow()) === undefined;
  }, 'the canary is taken back');
  expect(Date.now() - begun).toBeLessThan(60_000);
  expect(releases()).toMatch(/take_back\s+.*platform\s+\d+ of \d+ loads failed, of the build in use 0 of/);
  await until(async () => {
    const mails = (await (await fetch(`${stack.url}/outbox.json`)).json()) as { to: string; text: string }[];
    return mails.some(({ to, text }) => to === TEAM.contact && text.includes(builds.current));
  }, 'its team has a mail about it');
});
