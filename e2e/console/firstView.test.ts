import { readFileSync } from 'node:fs';
import path from 'node:path';
import { signIn } from '../support/demo';
import { useConsole } from '../support/useConsole';
import { watchRequests } from '../support/watchRequests';

interface Watched {
  /** Layout shift so far. */
  shift: number;
  /** Sizes of the largest paints, in their order. */
  largest: number[];
}

const scene = useConsole();

const watch = () =>
  scene.person.page.evaluateOnNewDocument(() => {
    const seen: Watched = { shift: 0, largest: [] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { size: number })[])
        seen.largest.push(entry.size);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
const watched = () => scene.person.page.evaluate(() => (globalThis as unknown as { seen: Watched }).seen);

/** How many largest paints there were once the text of the document stood in its fonts. */
const paintsOfText = async (): Promise<number> => {
  await scene.person.page.waitForFunction(
    () =>
      (globalThis as unknown as { seen?: Watched }).seen?.largest.length &&
      document.fonts.status === 'loaded',
    { polling: 50 },
  );
  // Chromium reports a paint when it has been seen, in the order of paints: once a mark is reported, all before it are.
  await scene.person.page.evaluate(
    () =>
      new Promise<void>((done) => {
        const mark = document.createElement('p');
        mark.setAttribute('elementtiming', 'mark');
        mark.textContent = '.';
        mark.style.cssText = 'position: fixed; top: 0; left: 0; font-size: 9px';
        new PerformanceObserver((_entries, observer) => {
          observer.disconnect();
          mark.remove();
          done();
        }).observe({ type: 'element' });
        document.documentElement.append(mark);
      }),
  );
  return (await watched()).largest.length;
};

/** Two frames of a page that has its text. */
const twoFrames = () =>
  scene.person.page.evaluate(
    () =>
      new Promise<void>((done) => {
        const look = () =>
          document.querySelector('#root *')
            ? requestAnimationFrame(() => done())
            : requestAnimationFrame(look);
        requestAnimationFrame(look);
      }),
  );

/** Everything that the page asked for, until it was quiet. */
const open = async (path: string): Promise<string[]> => {
  const asked: string[] = [];
  scene.person.page.on('request', (request) => {
    if (!request.url().startsWith('data:')) asked.push(`${request.method()} ${request.url()}`);
  });
  await scene.person.page.goto(`${scene.stack.url}${path}`, { waitUntil: 'networkidle0' });
  return asked;
};
const twice = (asked: readonly string[]) => asked.filter((one, at) => asked.indexOf(one) !== at);

describe('the first view of a page', () => {
  it.each([1440, 390])('has everything of the list of websites where it stays (%s px)', async (width) => {
    await scene.person.page.setViewport({ width, height: 844 });
    await signIn(scene.person, scene.stack);
    await watch();
    await open('/websites');
    await scene.person.page.waitForSelector('main table tbody td[data-phone="bare"] a');
    // A single line that moved by its own height would be more.
    expect((await watched()).shift).toBeLessThan(0.01);
  });

  it.each([1440, 390])(
    'paints the front page once: what is drawn over it is no larger (%s px)',
    async (width) => {
      await scene.person.page.setViewport({ width, height: 844 });
      await watch();
      // Scripts come late, as on a slow line: what was sent as text has been painted by then, in its fonts.
      let sent: Promise<number> | undefined;
      await scene.person.page.setRequestInterception(true);
      scene.person.page.on('request', async (request) => {
        if (request.resourceType() === 'script') await (sent ??= paintsOfText());
        await request.continue();
      });
      await open('/');
      const { largest, shift } = await watched();
      expect(await sent).toBeGreaterThan(0);
      expect(largest).toHaveLength((await sent) ?? 0);
      expect(shift).toBeLessThan(0.01);
    },
  );

  it.each(['/', '/login', '/en/login', '/kh/login', '/kh'])(
    'moves nothing when its fonts come after the first frames (%s)',
    async (path) => {
      await scene.person.page.setViewport({ width: 390, height: 844 });
      await watch();
      let framed: Promise<void> | undefined;
      let fonts = 0;
      await scene.person.page.setRequestInterception(true);
      scene.person.page.on('request', async (request) => {
        if (request.resourceType() === 'font') {
          fonts += 1;
          await (framed ??= twoFrames());
        }
        await request.continue();
      });
      await open(path);
      expect(fonts).toBeGreaterThan(1);
      const { largest, shift } = await watched();
      expect(largest.length).toBeGreaterThan(0);
      expect(shift).toBeLessThan(0.01);
    },
  );

  it.each(['/', '/login', '/websites'])('asks for nothing twice (%s)', async (path) => {
    if (path === '/websites') await signIn(scene.person, scene.stack);
    expect(twice(await open(path))).toEqual([]);
  });

  it.each(['kh', 'cn', 'jp'])('loads texts of its own language only (%s)', async (lang) => {
    const scripts = (await open(`/${lang}/login`)).filter((one) => one.endsWith('.js'));
    const sources = await Promise.all(
      scripts.map(async (one) => (await fetch(one.replace('GET ', ''))).text()),
    );
    const loaded = (of: string) => {
      const file = path.join(__dirname, `../../mfe-auth/locales/${of}.json`);
      const { lead } = (JSON.parse(readFileSync(file, 'utf8')) as { login: { lead: string } }).login;
      return sources.some((source) => source.includes(lead));
    };
    expect([loaded(lang), loaded('en')]).toEqual([true, false]);
  });

  it('asks who one is before any script is there, and not again', async () => {
    await signIn(scene.person, scene.stack);
    const asked = await open('/websites');
    const at = (part: string) => asked.findIndex((one) => one.includes(part));
    expect(asked.filter((one) => one.endsWith('/me/organizations'))).toHaveLength(1);
    // The verdicts are asked for by the page's own code.
    expect(at('/me/organizations')).toBeLessThan(at('application_ids='));
  });

  describe('of a remote that wrote its page as text', () => {
    /** It is seen once its fonts are there. */
    const VIEW = ':not([data-waits]) > body [data-first-view]';
    const FORM = `${VIEW} form`;
    /** Scripts wait until something was done with the page that is text only. */
    const useText = async (path: string, act: () => Promise<void>): Promise<void> => {
      let used: Promise<void> | undefined;
      await scene.person.page.setRequestInterception(true);
      scene.person.page.on('request', async (request) => {
        if (request.resourceType() === 'script')
          await (used ??= scene.person.page.waitForSelector(VIEW).then(() => act()));
        await request.continue();
      });
      await scene.person.page.goto(`${scene.stack.url}${path}`, { waitUntil: 'domcontentloaded' });
    };
    const drawn = () => scene.person.page.waitForSelector('main input[name="email"]');
    const fields = () =>
      scene.person.page.$$eval('main input', (all) => all.map(({ name, value }) => [name, value]));

    it.each([
      ['/login', 1440],
      ['/en/login', 390],
      ['/kh/login', 390],
    ])(
      'shows the form before any script, and nothing moves or is blank when the code takes over (%s)',
      async (path, width) => {
        await scene.person.page.setViewport({ width, height: 844 });
        const requests = await watchRequests(scene.person.page);
        await watch();
        await scene.person.page.evaluateOnNewDocument(() => {
          const texts: string[] = [];
          Object.assign(globalThis, { texts });
          addEventListener('DOMContentLoaded', () =>
            new MutationObserver(() => texts.push(document.querySelector('main')?.innerText ?? '')).observe(
              document.getElementById('root') as HTMLElement,
              { childList: true },
            ),
          );
        });
        let before = '';
        await useText(path, async () => {
          await paintsOfText();
          before = await scene.person.page.$eval('main', (main) => (main as HTMLElement).innerText);
        });
        await drawn();
        await requests.answered();
        expect(before).not.toBe('');
        const texts = await scene.person.page.evaluate(
          () => (globalThis as unknown as { texts: string[] }).texts,
        );
        expect(texts).toEqual([before]);
        expect((await watched()).shift).toBeLessThan(0.01);
        expect(await scene.person.page.$(FORM)).toBeNull();
      },
    );

    it('is there in one go, also for people who want no motion', async () => {
      let seen: string[] = [];
      await useText('/en/login', async () => {
        seen = await scene.person.page.evaluate((selector) => {
          const page = document.documentElement.dataset;
          const look = () => getComputedStyle(document.querySelector(selector) as Element).visibility;
          page['waits'] = '';
          const hidden = look();
          delete page['waits'];
          return [hidden, look()];
        }, `[data-first-view] form [data-name="email"]`);
      });
      expect(seen).toEqual(['hidden', 'visible']);
    });

    it('keeps what was typed into it, the place in it, and goes on from there', async () => {
      await useText('/en/login', async () => {
        await scene.person.page.type(`${FORM} [data-name="email"]`, scene.stack.demo.email);
        await scene.person.page.type(`${FORM} [data-name="password"]`, 'Lotus');
      });
      await drawn();
      await scene.person.page.waitForFunction(
        () => (document.activeElement as HTMLInputElement).name === 'password',
      );
      expect(await fields()).toEqual([
        ['email', scene.stack.demo.email],
        ['password', 'Lotus'],
      ]);
      await scene.person.page.keyboard.type(scene.stack.demo.password.slice('Lotus'.length));
      await scene.person.page.keyboard.press('Enter');
      await scene.person.page.waitForFunction(() => location.pathname.endsWith('/websites'));
    });

    it('a form that was sent too early is sent once it can be, and leaves nothing in an address', async () => {
      const asked: string[] = [];
      scene.person.page.on('request', (request) => asked.push(request.url()));
      await useText('/en/login', async () => {
        await scene.person.page.type(`${FORM} [data-name="email"]`, scene.stack.demo.email);
        await scene.person.page.type(`${FORM} [data-name="password"]`, scene.stack.demo.password);
        await scene.person.page.keyboard.press('Enter');
      });
      await scene.person.page.waitForFunction(() => location.pathname.endsWith('/websites'));
      expect(asked.filter((url) => url.includes(encodeURIComponent(scene.stack.demo.password)))).toEqual([]);
    });

    it('is shown to nobody who is signed in', async () => {
      await signIn(scene.person, scene.stack);
      let seen: string | undefined;
      await useText('/login', async () => {
        seen = await scene.person.page.$eval(VIEW, (view) => getComputedStyle(view).visibility);
      });
      await scene.person.page.waitForFunction(() => location.pathname.endsWith('/websites'));
      expect(seen).toBe('hidden');
    });
  });
});
