import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'puppeteer';
import type { Lang } from '@yinyom/contracts/constants';
import { launchBrowser } from '@yinyom/testing/browser';
import { consoleTexts } from './support/consoleTexts';
import { demoApi, signIn } from './support/demo';
import { everyPage } from './support/everyPage';
import { createPerson, type Person } from './support/person';
import { standsStill } from './support/standsStill';
import { startStack, type Stack } from './support/startStack';
import { switchLanguage } from './support/switchLanguage';
import { until } from './support/until';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** What is looked at, by the pattern of its page; a page that has several views has several. */
const PUBLIC: Record<string, readonly string[]> = {
  '/': ['/'],
  '/faq': ['/faq'],
  '/terms': ['/terms'],
  '/policy': ['/policy'],
  '/dpa': ['/dpa'],
  '/verify': ['/verify'],
  '/check': ['/check'],
  // A whole result is looked at in check.test.ts.
  '/check/:id': [`/check/${'A'.repeat(22)}`],
  '/404': ['/nowhere'],
  '/login': ['/login'],
  '/signup': ['/signup'],
  '/signup/confirmation': ['/signup/confirmation'],
  '/password/reset': ['/password/reset'],
  '/password/change': ['/password/change'],
  '/twofa/confirmation': ['/twofa/confirmation'],
};
const SIGNED_IN: Record<string, readonly string[]> = {
  '/websites': ['/websites'],
  '/websites/:id': ['', 'design', 'texts', 'cookies', 'script', 'settings'].map(
    (section) => `/websites/:id${section && `?section=${section}`}`,
  ),
  '/websites/:id/re-assign': ['/websites/:id/re-assign'],
  '/websites/:id/import': ['/websites/:id/import'],
  '/websites/:id/scans/:scanId': ['/websites/:id/scans/:scanId'],
  '/categorization': ['/categorization'],
  '/review': ['/review'],
  '/review/:id': ['/review/:id'],
  '/dashboard': ['/dashboard'],
  '/alerts': ['/alerts'],
  '/reports': ['/reports'],
  '/user': ['/user'],
  '/user/organization': ['/user/organization'],
  '/user/keys': ['/user/keys'],
  '/user/audit': ['/user/audit'],
  '/user/webhooks': ['/user/webhooks'],
  '/account': ['/account'],
  '/twofa/registration': ['/twofa/registration'],
  '/twofa/security-key': ['/twofa/security-key'],
  '/operations/parts': ['/operations/parts'],
};
/** Second addresses of pages that are looked at. */
const SAME_PAGE: Record<string, string> = { '/signup25032021': '/signup', '/user/sessions': '/account' };

let stack: Stack;
let browser: Browser;
let person: Person;
let api: Awaited<ReturnType<typeof demoApi>>;
/** What stands for the gaps of addresses: the demo website, and a scan that began when everything had started. */
const ids = { id: '', scanId: '' };

beforeAll(async () => {
  stack = await startStack({
    ...{ DEMO: 'true', RATE_LIMITS: 'false', PUBLIC_CHECKS: 'true' },
    OPERATOR_EMAILS: 'demo@demo.ac.th',
  });
  browser = await launchBrowser();
  api = await demoApi(stack);
  const { entities } = await api<{ entities: { id: string }[] }>('/me/applications');
  ids.id = entities[0]?.id ?? '';
  ids.scanId = (await api<{ id: string }>(`/applications/${ids.id}/scans`, 'POST', { max_pages: 2 })).id;
  await stack.startWorker();
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});
beforeEach(async () => {
  person = await createPerson(browser);
});
afterEach(() => person.leave());

/** A dashboard keeps one stream open: the network is never quite idle. */
const IDLE = { waitUntil: 'networkidle2' } as const;
const goTo = (path: string) => person.page.goto(stack.url + path, IDLE);

const WIDTHS = [1440, 390];
/** A page is loaded in the first; Thai, which has no prefix, comes last. In Thai axe looks at light pages, in English at dark ones. */
const LOOKS: readonly { lang: Lang; scheme?: 'light' | 'dark' }[] = [
  { lang: 'kh' },
  { lang: 'jp' },
  { lang: 'cn' },
  { lang: 'en', scheme: 'dark' },
  { lang: 'th', scheme: 'light' },
];

/** How much wider than the window the page is, in px. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What axe finds on the page as it stands. */
const violations = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = await page.evaluate(() =>
    // Axe is not in the frames: it would only wait in vain for their answer.
    (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
      iframes: false,
      resultTypes: ['violations'],
    }),
  );
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
};

/** Opens a page once and goes through all languages in it. @returns all that is wrong, with address and width */
const faults = async (one: Person, address: string): Promise<string[]> => {
  const { page } = one;
  const found: string[] = [];
  for (const [turn, { lang, scheme }] of LOOKS.entries()) {
    if (scheme) await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    if (turn === 0) {
      const prefixed = `/${lang}${address}`.replace(/\/$/, '');
      await page.goto(stack.url + prefixed, IDLE);
    } else await switchLanguage(one, lang);
    for (const width of WIDTHS) {
      await page.setViewport({ width, height: 900 });
      await standsStill(page);
      const wide = await overflow(page);
      const wrong = [...(wide > 0 ? [`${wide} px too wide`] : []), ...(scheme ? await violations(page) : [])];
      found.push(...wrong.map((what) => `${page.url()} at ${width} px: ${what}`));
    }
  }
  // After all languages it still is the page that it was.
  if (page.url() !== stack.url + address) found.push(`${address} became ${page.url()}`);
  return found;
};
const faultsOf = async (pages: Record<string, readonly string[]>): Promise<string[]> => {
  const found: string[] = [];
  for (const pattern of Object.values(pages).flat()) {
    const address = pattern.replace(':id', ids.id).replace(':scanId', ids.scanId);
    found.push(...(await faults(person, address)));
  }
  return found;
};

it('every page that shell and remotes declare is looked at', () => {
  const seen = [...Object.keys(PUBLIC), ...Object.keys(SIGNED_IN)];
  expect([...seen, ...Object.keys(SAME_PAGE)].sort()).toEqual(everyPage().sort());
  for (const page of Object.values(SAME_PAGE)) expect(seen).toContain(page);
});

describe(`at ${WIDTHS.join(' and ')} px nothing is wider than the window, and axe finds nothing in either theme`, () => {
  it('on pages for everybody', async () => {
    expect(await faultsOf(PUBLIC)).toEqual([]);
  }, 600_000);

  it('on pages of somebody signed in', async () => {
    await until(async () => {
      const scan = await api<{ finished_at?: string }>(`/applications/${ids.id}/scans/${ids.scanId}`);
      return Boolean(scan.finished_at);
    }, 'the scan is finished');
    await signIn(person, stack);
    expect(await faultsOf(SIGNED_IN)).toEqual([]);
  }, 600_000);
});

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
