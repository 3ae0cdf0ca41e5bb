import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { consoleTexts } from '../support/consoleTexts';
import { createPerson, type Person } from '../support/person';
import { sharedStack } from '../support/sharedStack';
import type { Stack } from '../support/startStack';

let stack: Stack;
let browser: Browser;
let person: Person;

beforeAll(async () => {
  stack = await sharedStack();
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

const goTo = (path: string) => person.page.goto(stack.url + path, { waitUntil: 'networkidle2' });

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
