import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { consoleTexts } from './support/consoleTexts';
import { demoApi, signIn } from './support/demo';
import { createPerson, type Person } from './support/person';
import { standsStill } from './support/standsStill';
import { startStack, type Stack } from './support/startStack';
import { switchLanguage } from './support/switchLanguage';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const PUBLIC = [
  '/',
  '/faq',
  '/terms',
  '/policy',
  '/dpa',
  '/verify',
  '/nowhere',
  '/login',
  '/signup',
  '/signup/confirmation',
  '/password/reset',
  '/password/change',
  '/twofa/confirmation',
];
const SIGNED_IN = [
  '/websites',
  '/websites/:id',
  '/websites/:id?section=design',
  '/websites/:id?section=texts',
  '/websites/:id?section=cookies',
  '/websites/:id?section=script',
  '/websites/:id?section=settings',
  '/websites/:id/re-assign',
  '/categorization',
  '/review',
  '/review/:id',
  '/dashboard',
  '/reports',
  '/user',
  '/user/organization',
  '/user/audit',
  '/account',
  '/twofa/registration',
  '/twofa/security-key',
];

let stack: Stack;
let browser: Browser;
let person: Person;
let websiteId: string;

beforeAll(async () => {
  stack = await startStack({ DEMO: 'true', RATE_LIMITS: 'false' });
  browser = await launchBrowser();
  const api = await demoApi(stack);
  const { entities } = await api<{ entities: { id: string }[] }>('/me/applications');
  websiteId = entities[0]?.id ?? '';
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});
beforeEach(async () => {
  person = await createPerson(browser);
});
afterEach(() => person.leave());

const goTo = (path: string) => person.page.goto(stack.url + path, { waitUntil: 'networkidle0' });

const WIDTHS = [1440, 390];

type Look = (page: Page, width: number) => Promise<string[]>;

/** Whether anything is wider than the window. */
const wider: Look = async (page, width) => {
  await page.setViewport({ width, height: 900 });
  await standsStill(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return wide > 0 ? [`${wide} px too wide`] : [];
};
/** The same, and what axe finds on the page as it stands. */
const faulty: Look = async (page, width) => {
  const wide = await wider(page, width);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    // Axe is not in the frames: it would only wait in vain for their answer.
    (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
      iframes: false,
    }),
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
  return [...wide, ...found];
};

/** Looks at the page that is open at both widths. @returns what was found, with address and width */
const faults = async (page: Page, look: Look): Promise<string[]> => {
  const found: string[] = [];
  for (const width of WIDTHS)
    found.push(...(await look(page, width)).map((fault) => `${page.url()} at ${width} px: ${fault}`));
  return found;
};
/** Opens every page and does something there; from the first one on that needs it, signed in. */
const onEveryPage = async (one: Person, prefix: string, look: () => Promise<void>): Promise<void> => {
  for (const path of [...PUBLIC, ...SIGNED_IN]) {
    if (path === SIGNED_IN[0]) await signIn(one, stack);
    const address = `${prefix}${path}`.replace(':id', websiteId).replace(/(.)\/$/, '$1');
    await one.page.goto(stack.url + address, { waitUntil: 'networkidle0' });
    await look();
  }
};

it.each([
  ['Thai', 'light', ''],
  ['English', 'dark', '/en'],
] as const)(
  `no page in %s and %s has an accessibility violation at ${WIDTHS.join(' and ')} px`,
  async (_language, value, prefix) => {
    const { page } = person;
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    const found: string[] = [];
    await onEveryPage(person, prefix, async () => void found.push(...(await faults(page, faulty))));
    expect(found).toEqual([]);
  },
  600_000,
);

it(`no page in Chinese, Japanese and Khmer is wider than its window at ${WIDTHS.join(' and ')} px`, async () => {
  const { page } = person;
  const found: string[] = [];
  const seen: string[] = [];
  await onEveryPage(person, '/cn', async () => {
    for (const lang of ['cn', 'jp', 'kh'] as const) {
      if (lang !== 'cn') await switchLanguage(person, lang);
      found.push(...(await faults(page, wider)));
      seen.push(new URL(page.url()).pathname.slice(1, 3));
    }
  });
  expect(found).toEqual([]);
  expect(seen).toEqual([...PUBLIC, ...SIGNED_IN].flatMap(() => ['cn', 'jp', 'kh']));
}, 600_000);

describe('bad input', () => {
  const login = consoleTexts('mfe-auth', 'en');
  const typeLogin = async () => {
    await person.fill(login('email'), stack.demo.email);
    await person.fill(login('password'), stack.demo.password);
    await person.press(login('login.submit'));
  };

  it('J-12 ?next=//evil leads to a page of ours after the login', async () => {
    await goTo(`/en/login?next=${encodeURIComponent('//evil.example/x')}`);
    await typeLogin();
    await person.isAt('/en/websites');
    expect(new URL(person.page.url()).origin).toBe(stack.url);
  });

  it('corrupt stored session: opens the login page instead of failing', async () => {
    await person.page.evaluateOnNewDocument(() => {
      const known = ['token', 'user', 'role', 'organization_id', 'app_id', 'token_otp'];
      for (const key of new Set([...known, ...Object.keys(localStorage)]))
        localStorage.setItem(key, '{"broken');
    });
    await goTo('/en/websites');
    await person.isAt('/en/login');
    await person.sees(login('login.title'));
  });

  it('storage blocked: signs in and works in this tab', async () => {
    await person.page.evaluateOnNewDocument(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    });
    await goTo('/en/login');
    await typeLogin();
    await person.isAt('/en/websites');
    await person.sees(consoleTexts('mfe-websites', 'en')('list.add'));
  });

  it('storage full: signs in and works in this tab', async () => {
    await person.page.evaluateOnNewDocument(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await goTo('/en/login');
    await typeLogin();
    await person.isAt('/en/websites');
  });

  it('unknown language prefix: is an address that nobody has', async () => {
    const answer = await goTo('/fr/login');
    expect(answer?.status()).toBe(404);
    await person.sees('404');
  });
});

it('the banner on the front page is the real one, and trying it records nothing', async () => {
  const sent: string[] = [];
  person.page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await goTo('/en');
  await person.page.mouse.move(100, 100);
  await person.page.mouse.move(120, 120);
  const handle = await person.page.waitForSelector('figure iframe');
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('no frame');
  await frame.locator('::-p-aria([name="Accept all"][role="button"])').click();
  await frame.waitForSelector('::-p-aria([name="Cookie settings"][role="button"])');
  expect(sent).toEqual([]);
  expect(await person.page.evaluate(() => document.cookie)).not.toContain('yinyom');
});
