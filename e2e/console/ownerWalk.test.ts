import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import { launchBrowser } from '@yinyom/testing/browser';
import { EVIDENCE_WORDS } from '@yinyom/texts/evidence/evidenceWords';
import { saysAccepted } from '@yinyom/texts/evidence/testing/saysAccepted';
import { consoleTexts } from '../support/consoleTexts';
import { startFixtureWebsite, type FixtureWebsite } from '../support/fixtureWebsite';
import { anotherOwner, newOwner, type NewOwner } from '../support/newOwner';
import { createPerson, type Person } from '../support/person';
import { seesFigure } from '../support/seesFigure';
import { sharedStack } from '../support/sharedStack';
import type { Stack } from '../support/startStack';
import { until } from '../support/until';
import { ranTags, recorded, runsTags } from '../support/visitor';
import { watchTrouble } from '../support/watchTrouble';

/** The whole way takes its time on a busy machine. */
const WALK_MS = 400_000;

/** The buttons of the banner and of its window, as a new website has them. */
const BUTTONS = {
  th: {
    accept: 'ยอมรับทั้งหมด',
    reject: 'ปฏิเสธทั้งหมด',
    settings: 'ตั้งค่าคุกกี้',
    withdraw: 'ปฏิเสธทั้งหมด',
  },
  en: {
    accept: 'Accept all',
    reject: 'Reject all',
    settings: 'Cookie settings',
    withdraw: 'Reject all',
  },
};

let stack: Stack;
let browser: Browser;
let website: FixtureWebsite;
let folder: string;
let who: NewOwner;
let site: string;
afterEach(async () => {
  await browser?.close();
  await website?.close();
  await stack?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const open = async (lang: 'th' | 'en') => {
  folder = await mkdtemp(path.join(tmpdir(), 'yy-walk-'));
  [stack, website] = await Promise.all([sharedStack(), startFixtureWebsite()]);
  who = anotherOwner();
  site = `http://${who.host}/`;
  // The owner's website has a public name; here that name leads to this machine.
  browser = await launchBrowser({
    args: [`--host-resolver-rules=MAP ${who.host}:80 127.0.0.1:${website.port}`, `--accept-lang=${lang}`],
  });
};

/** Somebody whose browser is watched from its first page on. */
const arrives = async (): Promise<{ person: Person; trouble: string[] }> => {
  const person = await createPerson(browser);
  return { person, trouble: watchTrouble(person.page) };
};
const askedTags = () => website.requests.filter((asked) => asked.endsWith('.js'));
const cookiesOf = ({ page }: Person): Promise<string> => page.evaluate(() => document.cookie);
const button = (name: string) => `::-p-aria([name="${name}"][role="button"])`;

/** The file that pressing a button brings. */
const downloaded = async ({ page }: Person, press: () => Promise<void>): Promise<Buffer> => {
  const devtools = await page.createCDPSession();
  await devtools.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: folder,
    browserContextId: page.browserContext().id,
  });
  await press();
  let name: string | undefined;
  await until(async () => {
    name = (await readdir(folder)).find((file) => file.endsWith('.pdf'));
    return name !== undefined;
  }, 'a PDF was downloaded');
  return readFile(path.join(folder, String(name)));
};

describe.each(['th', 'en'] as const)('a new owner in %s', (lang) => {
  const words = EVIDENCE_WORDS[lang];
  const buttons = BUTTONS[lang];
  const dashboard = consoleTexts('mfe-dashboard', lang);

  /** Before the publication visitors see nothing, and nothing runs. */
  const earlyVisit = async () => {
    const { person, trouble } = await arrives();
    await person.page.goto(site, { waitUntil: 'networkidle0' });
    expect(await person.page.$('yinyom-consent')).toBeNull();
    expect(await person.page.$(button(buttons.accept))).toBeNull();
    expect([await ranTags(person), askedTags(), await cookiesOf(person)]).toEqual([[], [], '']);
    await person.leave();
    expect(trouble).toEqual([]);
  };

  const accepts = async (person: Person) => {
    await person.page.goto(site);
    await person.page.waitForSelector(button(buttons.accept));
    expect(await cookiesOf(person)).not.toMatch(/_ga|_fbp/);
    const done = recorded(person);
    await person.press(buttons.accept);
    await runsTags(person);
    expect(await cookiesOf(person)).toMatch(/_ga=1.*_fbp=1/);
    await done;
  };

  const acceptingVisit = async () => {
    const { person, trouble } = await arrives();
    await accepts(person);
    await person.leave();
    expect(trouble).toEqual([]);
  };

  /** Returns the id of the record. */
  const refusingVisit = async (): Promise<string> => {
    const { person, trouble } = await arrives();
    await person.page.goto(site);
    const done = recorded(person);
    await person.press(buttons.reject);
    const { consent_id } = await done;
    await person.page.reload({ waitUntil: 'networkidle0' });
    expect(await ranTags(person)).toEqual([]);
    expect(await cookiesOf(person)).not.toMatch(/_ga|_fbp/);
    await person.leave();
    expect(trouble).toEqual([]);
    return consent_id;
  };

  const withdrawingVisit = async () => {
    const { person, trouble } = await arrives();
    await accepts(person);
    const done = recorded(person);
    await person.press(buttons.settings);
    await person.press(buttons.withdraw);
    await done;
    // What was born by leave of the consent goes with it, and does not come back.
    await person.page.waitForFunction(() => !/_ga|_fbp/.test(document.cookie));
    await person.page.reload({ waitUntil: 'networkidle0' });
    expect(await ranTags(person)).toEqual([]);
    expect(await cookiesOf(person)).not.toMatch(/_ga|_fbp/);
    await person.leave();
    expect(trouble).toEqual([]);
  };

  /** The refusal's row says that it was declined, and so does its proof. */
  const provesRefusal = async (owner: Person, id: string) => {
    const details = dashboard('consents.detailsOf', { id });
    const opener = await owner.page.waitForSelector(button(details));
    const row = await opener!.evaluate((node) => node.closest('tr')?.innerText ?? '');
    expect(row).toContain(words.type.decline_all);
    expect(saysAccepted(row, lang)).toBe(false);

    await owner.press(details);
    const pdf = await downloaded(owner, () => owner.press(dashboard('detail.proof_pdf')));
    const text = textOfPdf(pdf).replace(/\s+/g, '');
    const fact = (name: string, value: string) => `${name}${value}`.replace(/\s+/g, '');
    expect(text).toContain(fact(words.proof.title, ''));
    expect(text).toContain(id);
    expect(text).toContain(who.host);
    expect(text).toContain(fact(words.field.result, words.type.decline_all));
    expect(text).toContain(fact(words.field.method, words.method.banner_decline));
    expect(text).not.toContain(fact(words.field.result, words.type.accept_all));
  };

  const walk = async () => {
    await open(lang);
    const { person: owner, trouble } = await arrives();
    const steps = newOwner(stack, owner, lang, who);
    await steps.signsUp();
    website.paste(await steps.findsScript());
    await earlyVisit();
    expect(trouble).toEqual([]);

    await steps.isRefused();
    expect(trouble).toEqual([]);
    await steps.fillsPrivacyLink();
    await steps.publishes();

    await acceptingVisit();
    const refusal = await refusingVisit();
    await withdrawingVisit();

    await owner.page.goto(steps.at('/dashboard'));
    await seesFigure(owner.page, words.figure.users_accepted, 1);
    await seesFigure(owner.page, words.figure.users_declined, 2);
    await owner.sees(words.type.accept_all);
    await owner.page.waitForFunction(
      (label) => document.querySelectorAll(`button[aria-label^="${label}"]`).length === 3,
      {},
      dashboard('consents.detailsOf', { id: '' }).trim(),
    );
    await provesRefusal(owner, refusal);
    // A server that is still drawing the proof says when to ask again, and the console does.
    expect(trouble.filter((line) => !/\b503\b.*\/consents\/\w+\/proof\?/.test(line))).toEqual([]);
  };

  it(
    'goes from sign-up to the proof of a refusal, and no browser has anything to complain about',
    walk,
    WALK_MS,
  );
});
