import { launch, type Browser, type ElementHandle, type Page } from 'puppeteer';

/** Where the browser of the tests is; `tooling/jest/browserChoice.cjs` says so. */
const chosen = (): string => process.env['PUPPETEER_EXECUTABLE_PATH'] ?? '';

/** Whether the tests of this file run in Firefox. */
export const isInFirefox = (): boolean => chosen().includes('firefox');

export const launchFirefox = (): Promise<Browser> =>
  // How long it takes to start is up to the machine; the time limit of the room ends what hangs.
  launch({ browser: 'firefox', executablePath: chosen(), headless: true, timeout: 0 });

/**
 * Whether an error of a page is only what Firefox says of a request that failed: through WebDriver BiDi such a line of its console comes as
 * an exception does.
 */
export const isRequestNote = ({ message }: Error): boolean =>
  isInFirefox() && message.startsWith('Cross-Origin Request Blocked: ');

interface WithFinder {
  findByRole(name: string | undefined, role: string | undefined): Element[];
}

/** Selectors of the elements that have each role in the script's interface. */
const ROLES = {
  button: 'button,[role=button]',
  switch: '[role=switch]',
  dialog: 'dialog[open]',
  radio: 'input[type=radio]',
  region: '[role=region]',
  status: '[role=status]',
  heading: 'h1,h2,h3,[role=heading]',
  link: 'a[href]',
};

/** Remembers each closed root of a page from now on, and finds what can be seen in them by name and role. */
const installFinder = (page: Page): Promise<unknown> =>
  page.evaluateOnNewDocument((roles) => {
    if ('findByRole' in window) return;
    const roots: (Document | ShadowRoot)[] = [document];
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (options) {
      const root = attach.call(this, options);
      roots.push(root);
      return root;
    };
    const text = (node: Element | null): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const nameOf = (element: Element, root: Document | ShadowRoot): string => {
      const by = element.getAttribute('aria-labelledby');
      if (by) return text(root.querySelector(`[id="${by}"]`));
      const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0];
      return (
        (typeof label === 'object' ? text(label) : label) || text(element) || (element as HTMLElement).title
      );
    };
    (window as unknown as WithFinder).findByRole = (name, role) => {
      const live = roots.filter((root) => root === document || (root as ShadowRoot).host.isConnected);
      const modals = live.flatMap((root) => [...root.querySelectorAll('dialog:modal')]);
      const selector = role ? (roles as Record<string, string>)[role]! : '*';
      return live.flatMap((root) =>
        [...root.querySelectorAll(selector)].filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            // What is behind a modal window is out of reach.
            (!modals.length || modals.some((modal) => modal.contains(element))) &&
            (name === undefined || nameOf(element, root) === name),
        ),
      );
    };
  }, ROLES);

const ARIA = /^::-p-aria\((?:\[name="(.*?)"\])?(?:\[role="(\w+)"\])?\)$/s;

/**
 * Lets a page of Firefox answer `::-p-aria(…)`. There no test can ask what assistive technology sees in a closed root, so
 * the roots are searched for what is in sight.
 */
export const findInRoots = async (page: Page): Promise<void> => {
  await installFinder(page);
  const all = async (name?: string, role?: string): Promise<ElementHandle[]> => {
    const list = await page.evaluateHandle(
      (wanted, of) => (window as unknown as WithFinder).findByRole(wanted, of),
      name,
      role,
    );
    const found = await list.getProperties();
    return [...found.values()].flatMap((each) => each.asElement() ?? []) as ElementHandle[];
  };
  const { $, $$, waitForSelector } = page;
  Object.assign(page, {
    async $(selector: string) {
      const [aria, name, role] = ARIA.exec(selector) ?? [];
      return aria ? ((await all(name, role))[0] ?? null) : $.call(page, selector);
    },
    async $$(selector: string) {
      const [aria, name, role] = ARIA.exec(selector) ?? [];
      return aria ? all(name, role) : $$.call(page, selector);
    },
    async waitForSelector(selector: string, options: Parameters<Page['waitForSelector']>[1]) {
      const [aria, name, role] = ARIA.exec(selector) ?? [];
      if (!aria) return waitForSelector.call(page, selector, options);
      const found = await page.waitForFunction(
        (wanted, of) => (window as unknown as WithFinder).findByRole(wanted, of)[0],
        { polling: 50 },
        name,
        role,
      );
      return found.asElement();
    },
  });
};
