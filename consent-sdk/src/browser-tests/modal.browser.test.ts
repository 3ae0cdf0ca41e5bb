import type { SdkCookie } from '@yinyom/contracts/sdk/config';
import type { YinyomApi } from '../api/yinyomApi';
import { WORDS } from '../words/allWords';
import { CATEGORY } from '../../testing/sampleSite';
import { SAMPLE_CATEGORIES, SAMPLE_TEXTS, SAMPLE_WORDS } from '../../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept, cookie_setting } = SAMPLE_TEXTS.th;
const { cookies_modal, categories_modal, popup_title } = SAMPLE_WORDS.th;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  visitor = await stage.visitor();
  stage.site.page('/', visitor.consent.scriptUrl, '<h1>หน้าแรก</h1>');
  await visitor.open(stage.site.url('/'));
});
afterEach(() => visitor.leave());

/** The window as assistive technology meets it; the script's root is closed to everybody else. */
const openModal = async () => {
  await press(visitor.page, cookie_setting);
  const dialog = await visitor.page.waitForSelector(`::-p-aria([name="${popup_title}"][role="dialog"])`);
  return dialog!;
};
const textOf = async (): Promise<string> =>
  (await openModal()).evaluate((node) => (node as HTMLElement).innerText);

test('The banner is not seen while the window is open, and has the focus again after it', async () => {
  const seen = () =>
    visitor.page.evaluate(() => {
      const { root } = window as unknown as { root: ShadowRoot };
      return getComputedStyle(root.querySelector('dialog')!).opacity;
    });
  await visitor.page.evaluateOnNewDocument(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (options) {
      const root = attach.call(this, options);
      (window as { root?: ShadowRoot }).root ??= root;
      return root;
    };
  });
  await visitor.open(stage.site.url('/'));
  await openModal();
  expect(await seen()).toBe('0');
  await visitor.page.keyboard.press('Escape');
  await until(async () => (await seen()) === '1', 'the banner is seen again');
  const focused = await visitor.page.evaluate(
    () => (window as unknown as { root: ShadowRoot }).root.activeElement?.textContent,
  );
  expect(focused).toBe(cookie_setting);
});

test('Switches come first; what cookies are is folded below them, the way to the privacy notice is not', async () => {
  const dialog = await openModal();
  const { folded, linked, after } = await dialog.evaluate((node, definition) => {
    const details = [...node.querySelectorAll('details')].find(({ textContent }) =>
      textContent!.includes(definition),
    )!;
    const link = node.querySelector('a')!;
    const last = [...node.querySelectorAll('[role=switch]')].at(-1)!;
    return {
      folded: !details.open,
      linked: link.closest('details') === null,
      after: !!(last.compareDocumentPosition(details) & Node.DOCUMENT_POSITION_FOLLOWING),
    };
  }, SAMPLE_WORDS.th.cookie_definition);
  expect({ folded, linked, after }).toEqual({ folded: true, linked: true, after: true });
});

test('Every category shows its cookies with name, provider, purpose, expiry and type on demand', async () => {
  const dialog = await openModal();
  const tables = await dialog.evaluate((node) =>
    [...node.querySelectorAll('section')].map((section) => {
      const details = section.querySelector('details')!;
      const closed = !details.open;
      section.querySelector('summary')!.click();
      return {
        closed,
        open: details.open,
        title: section.querySelector('h3')!.textContent,
        count: section.querySelector('summary i')!.textContent,
        head: [...section.querySelectorAll('th')].map(({ textContent }) => textContent),
        rows: [...section.querySelectorAll('tbody tr')].map((row) =>
          [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
        ),
      };
    }),
  );
  expect(tables.every(({ closed, open }) => closed && open)).toBe(true);
  expect(tables.map(({ title, count }) => [title, count])).toEqual(
    [1, 2, 2, 1].map((count, index) => [SAMPLE_CATEGORIES.th[index]![0], ` (${count})`]),
  );
  const { name, provider, purpose, expiry, type } = cookies_modal.columns;
  expect(tables[2]!.head).toEqual([name, provider, purpose, expiry, type]);
  const what = 'นับจำนวนผู้เข้าชมและหน้าที่เปิดอ่าน โดยไม่ระบุตัวบุคคล';
  expect(tables[2]!.rows).toEqual([
    ['_ga', 'Example University', what, '2 ปี', 'HTTP'],
    ['_gid', 'Example University', what, '1 วัน', 'HTTP'],
  ]);
  expect(tables[1]!.rows[1]!.slice(3)).toEqual(['จนกว่าจะลบ', 'HTML']);
  expect(tables[0]!.rows[0]![3]).toBe('ตลอดเซสชัน');
  expect(tables[3]!.rows[0]![3]).toBe('3 เดือน');
});

/** What the server answers with these cookies instead. */
const list = (cookies: (listed: SdkCookie[]) => SdkCookie[]): void => {
  visitor.consent.alter = (site) => ({
    ...site,
    details: { ...site.details, cookies: cookies(site.details.cookies) },
  });
};
/** Title of each category in the window, and whether it asks. */
const asked = async () =>
  (await openModal()).evaluate((node) =>
    [...node.querySelectorAll('section')].map((section) => [
      section.querySelector('h3')!.textContent,
      !!section.querySelector('[role=switch]'),
      !!section.querySelector('details'),
    ]),
  );
const [necessary, preference, statistics, marketing] = SAMPLE_CATEGORIES.th.map(([title]) => title);

test('H8 As long as no cookie is listed every purpose is asked for without a number, and nothing unclassified', async () => {
  list(() => []);
  expect(await asked()).toEqual([
    [necessary, false, false],
    [preference, true, false],
    [statistics, true, false],
    [marketing, true, false],
  ]);
  expect(await visitor.page.$$('::-p-aria([role="switch"])')).toHaveLength(3);
});

test('H8 Once cookies are listed a category without any is not asked for', async () => {
  list((listed) => listed.filter(({ category_id }) => category_id === CATEGORY.statistics));
  expect(await asked()).toEqual([
    [necessary, false, false],
    [statistics, true, true],
  ]);
});

test('H8 A category that something on the page waits for is asked for before any of its cookies is known', async () => {
  stage.site.page('/', visitor.consent.scriptUrl, `<script type="text/plain" data-category="1 4"></script>`);
  await visitor.open(stage.site.url('/'));
  list((listed) => listed.filter(({ category_id }) => category_id === CATEGORY.statistics));
  expect((await asked()).map(([title]) => title)).toEqual([necessary, statistics, marketing]);
});

test('F-A3 Every text that an owner can write is drawn in the window', async () => {
  /** The words of a branch, each replaced by one that stands nowhere else. */
  const marked = <Branch extends object>(branch: Branch, path: string): Branch =>
    Object.fromEntries(
      Object.entries(branch).map(([key, value]: [string, unknown]) => [
        key,
        typeof value === 'object' ? marked(value as object, `${path}.${key}`) : `ZZ${path}.${key}`,
      ]),
    ) as Branch;
  visitor.consent.alter = (site) => {
    const { categories, cookies, popup_title: _title, ...words } = site.details;
    const written = marked({ ...words, categories_modal: { ...words.categories_modal } }, '');
    written.categories_modal.accept = written.allow_all;
    return { ...site, details: { ...written, popup_title, cookies, categories: marked(categories, '.c') } };
  };
  const dialog = await openModal();
  const [text, wanted] = await Promise.all([
    dialog.evaluate((node) => node.textContent!),
    Promise.resolve([
      '.cookie_definition',
      '.allow_all',
      ...['title', 'description', 'manage_preferences_title', 'always_active', 'more_detail'].map(
        (key) => `.categories_modal.${key}`,
      ),
      ...['confirm_choice', 'decline_additional'].map((key) => `.categories_modal.${key}`),
      '.cookies_modal.title',
      ...['name', 'provider', 'purpose', 'expiry', 'type'].map((key) => `.cookies_modal.columns.${key}`),
      ...[CATEGORY.necessary, CATEGORY.marketing].flatMap((id) => [`.c.${id}.title`, `.c.${id}.description`]),
    ]),
  ]);
  expect(wanted.filter((path) => !text.includes(`ZZ${path}`))).toEqual([]);
});

test('Necessary is always active and has no switch, neither has what is unclassified', async () => {
  list((listed) => [{ ...listed[0]!, category_id: CATEGORY.unclassified }, ...listed]);
  const text = await textOf();
  expect(text).toContain(categories_modal.always_active);
  expect(text).toContain(WORDS.th.under_review);
  expect(await visitor.page.$$('::-p-aria([role="switch"])')).toHaveLength(3);
});

test('Who has decided sees the consent id and its receipt, and what was granted is on', async () => {
  expect(await textOf()).not.toContain(WORDS.th.consent_id);
  await visitor.page.keyboard.press('Escape');
  await visitor.page.evaluate(() => (window.yinyom as YinyomApi).set({ 3: true }));
  await until(
    () => visitor.page.evaluate(() => !!(window.yinyom as YinyomApi).receipt()),
    'the receipt has come',
  );
  const text = await textOf();
  expect(text).toContain(`${WORDS.th.consent_id}: consent-1`);
  expect(text).toContain(WORDS.th.receipt);
  const on = await Promise.all(
    (await visitor.page.$$('::-p-aria([role="switch"])')).map((item) =>
      item.evaluate((input) => (input as HTMLInputElement).checked),
    ),
  );
  expect(on).toEqual([false, true, false]);
  expect(await visitor.page.evaluate(() => (window.yinyom as YinyomApi).receipt())).toEqual({
    consent_id: 'consent-1',
    receipt: 'receipt-1',
  });

  // One link leads to the own record, in place of this window.
  await press(visitor.page, WORDS.th.own);
  const dialog = await visitor.page.waitForSelector(`::-p-aria([name="${WORDS.th.own}"][role="dialog"])`);
  expect(await visitor.page.$(`::-p-aria([name="${popup_title}"][role="dialog"])`)).toBeNull();
  const own = (): Promise<string> => dialog!.evaluate((node) => node.textContent);
  expect(await own()).toContain('receipt-1');
  await press(visitor.page, 'See my record');
  await until(async () => (await own()).includes('Decided for the first time'), 'the record is shown');
  expect(visitor.consent.ownCalls).toContain('GET consent-1?asked=1&lang=th receipt-1');
  await press(visitor.page, 'Withdraw all consent');
  await visitor.recorded(2);
  await until(async () => (await own()).includes('Category 3: Consent refused'), 'the choice is shown');
  await press(visitor.page, 'Erase what identifies me');
  await press(visitor.page, 'Erase what identifies me');
  await until(async () => (await own()).includes('Erased.'), 'what identifies is erased');
  expect(visitor.consent.ownCalls).toContain('DELETE consent-2/identifiers receipt-2');
  await visitor.page.keyboard.press('Escape');
  await until(
    async () => (await visitor.page.$(`::-p-aria([name="${WORDS.th.own}"][role="dialog"])`)) === null,
    'the record is closed',
  );
});

test('A choice whose period is over counts for nothing: the visitor is asked, and sees what was chosen before', async () => {
  await press(visitor.page, accept);
  await until(
    () => visitor.page.evaluate(() => document.cookie.includes('consent-1')),
    'the consent id is stored',
  );
  await visitor.page.waitForNetworkIdle();
  await visitor.page.evaluate(() => {
    const [name, value] = document.cookie.split('=') as [string, string];
    const choice = JSON.parse(decodeURIComponent(value)) as { x: number; s: Record<string, number> };
    Object.assign(choice, { x: Math.floor(Date.now() / 1000) - 1, s: { 2: 0, 3: 1, 4: 0 } });
    document.cookie = `${name}=${encodeURIComponent(JSON.stringify(choice))};path=/`;
    localStorage.removeItem(name);
  });
  await visitor.page.reload();
  await visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`);
  expect(await visitor.page.evaluate(() => (window.yinyom as YinyomApi).get())).toBeNull();
  await openModal();
  const on = await Promise.all(
    (await visitor.page.$$('::-p-aria([role="switch"])')).map((item) =>
      item.evaluate((input) => (input as HTMLInputElement).checked),
    ),
  );
  expect(on).toEqual([false, true, false]);
  await press(visitor.page, categories_modal.confirm_choice);
  await until(() => visitor.consent.records.length === 2, 'the new decision is recorded');
  expect(visitor.consent.records[1]).toMatchObject({
    previous_consent_id: 'consent-1',
    client_id: visitor.consent.records[0]!.client_id,
    categories: { [CATEGORY.statistics]: true, [CATEGORY.marketing]: false },
  });
});

test('F-L16 The focus starts on the heading of the window, not on the button that closes it', async () => {
  const dialog = await openModal();
  const focused = await dialog.evaluate((node) => {
    const { activeElement } = node.getRootNode() as ShadowRoot;
    return [activeElement?.tagName, activeElement?.textContent];
  });
  expect(focused).toEqual(['H2', popup_title]);
});
