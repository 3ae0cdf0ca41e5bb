import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { demoApi, signIn } from '../support/demo';
import { createPerson, type Person } from '../support/person';
import { startStack, type Stack } from '../support/startStack';
import { until } from '../support/until';

interface PartList {
  parts: { name: string; builds: { build: string; uses: number; errors: number }[] }[];
}
interface ErrorList {
  errors: { id: string; name: string; kind: string; message: string; pages: string[]; count: number }[];
}

let stack: Stack;
let browser: Browser;
let person: Person;

beforeAll(async () => {
  stack = await startStack({ DEMO: 'true', OPERATOR_EMAILS: 'someone@else.example, demo@demo.ac.th' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});
beforeEach(async () => {
  person = await createPerson(browser);
});
afterEach(() => person.leave());

it('a piece of code that is gone is told by the page, counted for its remote and build, and shown to operators', async () => {
  await signIn(person, stack);
  await person.page.goto(`${stack.url}/en/user`);
  await person.page.waitForSelector('[data-remote="mfe_users"]');
  const build = await person.page.$eval('[data-remote="mfe_users"]', (mark) =>
    mark.getAttribute('data-build'),
  );
  await person.page.setRequestInterception(true);
  let failing = true;
  person.page.on('request', (request) => {
    if (failing && /\/mfe\/mfe-users\/.*\/assets\/.*\.js$/.test(request.url())) void request.abort();
    else void request.continue();
  });
  await person.page.evaluate(() => {
    history.pushState(null, '', '/en/user/audit');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const api = await demoApi(stack);
  let found: ErrorList['errors'][number] | undefined;
  await until(async () => {
    const { errors } = await api<ErrorList>('/mf/errors?name=mfe_users');
    found = errors.find(({ kind }) => kind === 'chunk');
    return found !== undefined;
  }, 'the error is counted');
  failing = false;
  expect(found).toMatchObject({ name: 'mfe_users', pages: ['/user/audit'], count: 1 });
  const { parts } = await api<PartList>('/mf/parts');
  const users = parts.find(({ name }) => name === 'mfe_users');
  expect(users?.builds).toMatchObject([{ build, errors: 1, uses: 1 }]);
  const { frames } = await api<{ frames: { name: string; source: { file: string } | null }[] }>(
    `/mf/errors/${found?.id ?? ''}`,
  );
  const own = frames.filter(({ name }) => name === 'mfe_users');
  expect(own.map(({ source }) => source?.file)).toContain('src/remote.tsx');
});

it('the panel of parts says which remote and build drew the page, and the operators’ page is in the menu', async () => {
  await signIn(person, stack);
  await person.page.goto(`${stack.url}/en/user?yinyom=parts`);
  await person.sees('Parts of this page');
  await person.page.waitForFunction(() =>
    /mfe_users [0-9a-f]{12}/.test(
      document.querySelector('aside[aria-labelledby="parts-panel"]')?.textContent ?? '',
    ),
  );
  await person.sees('react-dom');
  await person.press('Close the panel');
  await person.press('User menu');
  await person.press('Parts of the console', 'menuitem' as 'button');
  await person.isAt('/en/operations/parts');
  await person.sees('Per 1,000 loads');
  expect(person.complaints).toEqual([]);
});
