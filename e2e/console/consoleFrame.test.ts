import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser, HTTPRequest } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { changedBuild } from '../support/changedBuild';
import { consoleTexts, entryName } from '../support/consoleTexts';
import { demoApi, signIn } from '../support/demo';
import { createPerson, type Person } from '../support/person';
import { sharedStack } from '../support/sharedStack';
import type { Stack } from '../support/startStack';
import { watchRequests } from '../support/watchRequests';

const shell = consoleTexts('shell', 'en', 'shell');
const websites = consoleTexts('mfe-websites', 'en');
const dashboard = consoleTexts('mfe-dashboard', 'en');
const users = consoleTexts('mfe-users', 'en');

interface Website {
  id: string;
  domain_name: string;
}

let stack: Stack;
let browser: Browser;
let person: Person;
let website: Website;

beforeAll(async () => {
  stack = await sharedStack();
  browser = await launchBrowser();
  const call = await demoApi(stack);
  const [first] = (await call<{ entities: Website[] }>('/me/applications')).entities;
  if (!first) throw new Error('the demo has no website');
  website = first;
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});
beforeEach(async () => {
  await stack.restoreReleases();
  person = await createPerson(browser);
  await signIn(person, stack);
});
afterEach(() => person.leave());

const mark = () => person.page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isSameDocument = () => person.page.evaluate(() => 'sameDocument' in window);
const pressItem = (name: string, role: string) =>
  person.pressAt(`::-p-aria([name="${name}"][role="${role}"])`);
/** Another team releases a newer build of a remote, and this tab notices. */
const release = async (room: string, text: string): Promise<string> => {
  const { folder, title } = changedBuild(room, text);
  await stack.deploy(path.join(folder, room));
  rmSync(folder, { recursive: true });
  const asked = person.page.waitForResponse((response) => response.url().endsWith('/mf/remotes.json'));
  const shellAsked = person.page.waitForResponse((response) => response.url().endsWith('/build.json'));
  await person.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await Promise.all([asked, shellAsked]);
  return title;
};

describe('F-A2 a person of two organizations', () => {
  const SECOND = 'b'.repeat(24);

  /** The session as the login page stores it: once. `signIn` writes it into every page that is loaded. */
  const signInOnce = async () => {
    await person.page.goto(`${stack.url}/en/faq`);
    const stored = await person.page.evaluate(() => ({ ...localStorage }));
    await person.leave();
    person = await createPerson(browser);
    await person.page.goto(`${stack.url}/en/faq`);
    await person.page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
  };

  /** The second, which has no website, is only in the platform's answers: the demo's person keeps one organization. */
  const joinSecond = async () => {
    const call = await demoApi(stack);
    const own = await call<{ organization_user: object }[]>('/me/organizations');
    const second = { ...own[0], id: SECOND, name: 'Second Org' };
    const none = { entities: [], page: 1, limit: 50, total: 0, has_more: false, next_cursor: null };
    const answerOf = (url: URL): unknown => {
      if (url.pathname === '/api/v1/me/organizations') return [...own, second];
      if (url.searchParams.get('organization_id') === SECOND) return none;
      return undefined;
    };
    await person.page.setRequestInterception(true);
    person.page.on('request', (request: HTTPRequest) => {
      const answer = answerOf(new URL(request.url()));
      if (answer === undefined) return void request.continue();
      void request.respond({ contentType: 'application/json', body: JSON.stringify(answer) });
    });
  };

  it.each(['dashboard', 'reports'])(
    'sees no website of the first under the name of the second on /%s',
    async (page) => {
      await signInOnce();
      await joinSecond();
      const requests = await watchRequests(person.page);
      await person.page.goto(`${stack.url}/en/${page}`);
      await person.page.waitForSelector(`::-p-aria([name="${shell('domain')}: ${website.domain_name}"])`);
      // What the first organization's page still asks for would be taken for questions under the second's name.
      await person.seesInside(website.domain_name);
      await requests.answered();
      const asked: string[] = [];
      person.page.on('request', (request) => asked.push(request.url()));
      await person.pressAt(`button[aria-label^="${shell('organization')}: "]`);
      await mark();
      asked.length = 0;
      await pressItem('Second Org', 'menuitemradio');
      await person.page.waitForFunction(() => !('sameDocument' in window));
      await person.seesInside(dashboard('page.noApplicationTitle'));
      await person.page.waitForSelector(`::-p-aria([name="${shell('organization')}: Second Org"])`);
      // The first organization's page may open its stream late, until it is left.
      const questions = asked.filter((url) => !url.includes('/me/events'));
      expect(questions.filter((url) => url.includes(website.id))).toEqual([]);
      expect(await person.page.evaluate(() => localStorage.getItem('app_id'))).toBeNull();
      expect(await person.page.$(`button[aria-label^="${shell('domain')}: "]`)).toBeNull();
    },
  );
});

describe('a newer build of a remote', () => {
  it('O1 takes no text from the banner editor: sections stay, leaving asks in our words, then it is taken', async () => {
    const dialogs: string[] = [];
    person.page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      void dialog.accept();
    });
    await person.page.goto(`${stack.url}/en/websites/${website.id}?section=texts`);
    const field = '[name^="languages."]';
    await person.page.waitForSelector(field);
    await person.page.type(field, 'ZZ');
    await person.seesInside(websites('publish.unsaved'));
    await mark();
    await release('mfe-users', users('users.lead'));
    const title = await release('mfe-dashboard', dashboard('page.monthlyReport'));

    await pressItem(websites('editor.design'), 'tab');
    await pressItem(websites('editor.texts'), 'tab');
    const text = await person.page.$eval(field, (input) => (input as HTMLInputElement).value);
    expect(text).toContain('ZZ');
    expect(await isSameDocument()).toBe(true);

    await person.press(entryName('mfe-dashboard', '/dashboard'), 'link');
    await person.sees(websites('leave.title'));
    await person.press(websites('leave.stay'));
    expect(await isSameDocument()).toBe(true);
    await person.press(entryName('mfe-dashboard', '/dashboard'), 'link');
    await person.press(websites('leave.confirm'));
    await person.page.waitForFunction(() => !('sameDocument' in window));
    await person.seesInside(title);
    expect(dialogs).toEqual([]);
  });

  it('O2 takes no letter from a search, and the focus stays', async () => {
    await person.page.goto(`${stack.url}/en/user`);
    const search = await person.page.waitForSelector(
      `::-p-aria([name="${users('users.search')}"][role="searchbox"])`,
    );
    await mark();
    for (const room of ['mfe-users', 'mfe-websites']) {
      const text = room === 'mfe-users' ? users('users.lead') : websites('list.add');
      await release(room, text);
    }
    await search?.type('demo user', { delay: 120 });
    await person.page.waitForFunction(() => location.search.includes('q=demo+user'));
    expect(await isSameDocument()).toBe(true);
    const focused = await person.page.evaluate(() => (document.activeElement as HTMLInputElement).value);
    expect(focused).toBe('demo user');
  });
});

describe('O10 without a connection', () => {
  it('a page whose code comes later says so in its place, and works after "Try again"', async () => {
    await person.page.goto(`${stack.url}/en/user`);
    await person.seesInside('demo@');
    await mark();
    await person.page.setOfflineMode(true);
    await person.press(users('nav.audit'), 'link');
    await person.press('Try again');
    await person.seesInside('Could not load');
    expect(await isSameDocument()).toBe(true);
    expect(new URL(person.page.url()).pathname).toBe('/en/user/audit');
    await person.page.setOfflineMode(false);
    await person.press('Try again');
    await person.seesInside(users('audit.lead'));
    expect(await isSameDocument()).toBe(true);
  });
});

describe('F-A5 and F-A12 page addresses', () => {
  it('enter in the language that was chosen before, and stay in Thai for who chose Thai', async () => {
    const choose = async (language: string, name: string) => {
      await person.pressAt(`button[aria-label$=": ${language}"]`);
      await pressItem(name, 'menuitemradio');
    };
    await person.page.goto(`${stack.url}/en/faq`);
    await choose('English', '日本語');
    await person.isAt('/jp/faq');
    await person.page.goto(`${stack.url}/faq?cid=1`);
    await person.isAt('/jp/faq');
    await choose('日本語', 'ไทย');
    await person.isAt('/faq');
    await person.page.goto(`${stack.url}/faq`);
    expect(new URL(person.page.url()).pathname).toBe('/faq');
  });

  it('are 404 in status, title and page where nothing is', async () => {
    const answer = await person.page.goto(`${stack.url}/fr/login`);
    expect(answer?.status()).toBe(404);
    await person.sees('404');
    await person.page.goto(`${stack.url}/en/user/nonsense`);
    await person.seesInside(shell('error.404'));
    await person.page.waitForFunction(
      (title) => document.title.startsWith(title),
      {},
      shell('title.not_found'),
    );
  });
});

it('HT-06b in the console no text becomes markup, code or the address of a foreign script', async () => {
  await person.page.goto(`${stack.url}/en/websites`);
  await person.sees(websites('list.title'));
  const refused = await person.page.evaluate(() => {
    const tries: Record<string, () => unknown> = {
      innerHTML: () => (document.createElement('p').innerHTML = '<img src=x onerror=alert(1)>'),
      'foreign script': () => (document.createElement('script').src = 'https://evil.example/x.js'),
      'data script': () => document.createElement('script').setAttribute('src', 'data:text/javascript,1'),
      'frame page': () => (document.createElement('iframe').srcdoc = '<script src=/sdk/v1/x.js></script>'),
      'inline script': () => (document.createElement('script').textContent = 'alert(1)'),
      worker: () => new Worker('data:text/javascript,1'),
      'new policy': () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rule: object): unknown } }
        ).trustedTypes.createPolicy('theirs', { createHTML: (text: string) => text }),
      timeout: () => setTimeout('alert(1)'),
    };
    return Object.entries(tries)
      .filter(([, attempt]) => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      })
      .map(([name]) => name);
  });
  expect(refused).toEqual([
    'innerHTML',
    'foreign script',
    'data script',
    'frame page',
    'inline script',
    'worker',
    'new policy',
    'timeout',
  ]);
});
