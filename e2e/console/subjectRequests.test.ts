import { LEAST_FILL_SECONDS } from '@yinyom/contracts/requests/publicRequest';
import type { OrgUser } from '@yinyom/contracts/identity/organizationUsers';
import { REQUESTS_WORDS } from '@yinyom/texts/requests/requestsWords';
import { consoleTexts, entryName } from '../support/consoleTexts';
import { signIn } from '../support/demo';
import { ownersStack } from '../support/ownOwner';
import { ownerApi } from '../support/ownerApi';
import { openPage } from '../support/openPage';
import { createPerson } from '../support/person';
import { startVisitorOfForm } from '../support/visitorOfForm';
import { stepCounter } from '../support/stepCounter';
import { until } from '../support/until';
import { violations } from '../support/violations';
import { useConsole } from '../support/useConsole';

const scene = useConsole({ start: ownersStack });
const t = consoleTexts('mfe-compliance', 'en');
const auth = consoleTexts('mfe-auth', 'en');
const words = REQUESTS_WORDS.th;
const PASSWORD = 'Ratchaphruek7';
const ANSWER = 'เราเก็บชื่อ อีเมล และประวัติการสั่งซื้อของท่าน';

/** The newest mail to an address that has what is looked for. */
const mailed = async (email: string, what: RegExp): Promise<string> => {
  const answer = await fetch(`${scene.stack.url}/outbox.json`, { headers: { connection: 'close' } });
  const mails = (await answer.json()) as { to: string; text: string }[];
  const texts = mails.filter(({ to }) => to.includes(email)).map(({ text }) => text);
  const found = texts.flatMap((text) => what.exec(text)?.[0] ?? []);
  const [newest] = found;
  if (!newest) throw new Error(`no mail with ${String(what)} to ${email}`);
  return newest;
};

it('a request goes from the public form, without scripts, to the closed case with its letter', async () => {
  const { stack, browser, person } = scene;
  const admin = stepCounter(person);
  const owner = await ownerApi(stack);
  const host = stack.demo.email.replace(/^.*@/, '');
  const officerMail = `malee@${host}`;
  const visitorMail = `visitor@${host}`;
  const users = `/organizations/${owner.organizationId}/users`;
  await owner.call('POST', users, {
    body: { email: officerMail, first_name: 'Malee', last_name: 'Jaidee', role: 1 },
  });
  const invitation = await mailed(officerMail, /https?:\/\/\S+\/password\/change\?token=\S+/);

  // The officer is a Viewer who carries the flag `dpo`.
  const officerPerson = await createPerson(browser);
  await officerPerson.page.goto(invitation);
  await officerPerson.page.waitForSelector('input[type="password"]');
  for (const field of await officerPerson.page.$$('input[type="password"]')) await field.type(PASSWORD);
  await officerPerson.pressAt('form button[type="submit"]');
  await officerPerson.page.waitForFunction(() => location.pathname.endsWith('/login'));
  const members = await owner.call<{ entities: OrgUser[] }>('GET', users);
  const { id } = members.body.entities.find(({ email }) => email === officerMail)!;
  await owner.call('PUT', `${users}/${id}`, { body: { dpo: true } });

  // The Admin switches the form on: the one next action of the empty page.
  await signIn(person, stack);
  await person.page.goto(`${stack.url}/en/requests`);
  await admin.press(t('empty.form_action'), 'link');
  await admin.pressAt(`::-p-aria([name="${t('settings.form_enabled')}"][role="switch"])`);
  await admin.pressAt('::-p-aria([name="Malee Jaidee"][role="checkbox"])');
  await admin.press(t('save'));
  await person.sees(t('saved'));
  const form = await person.page.waitForSelector('main a[href*="/r/"]');
  const address = await form!.evaluate((link) => (link as HTMLAnchorElement).href);
  expect(admin.taken()).toEqual({ presses: 4, fields: 0 });

  // Axe needs scripts, and finds nothing on the form in either theme.
  const looking = await openPage(await browser.createBrowserContext());
  for (const value of ['light', 'dark']) {
    await looking.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    await looking.goto(address);
    expect(await violations(looking)).toEqual([]);
  }

  // The visitor: Thai, no scripts.
  const visitor = startVisitorOfForm(await openPage(await browser.createBrowserContext()));
  await visitor.open(address);
  const openedAt = Date.now();

  const officer = stepCounter(officerPerson);
  await officerPerson.page.goto(`${stack.url}/en/login`);
  await officerPerson.fill(auth('email'), officerMail);
  await officerPerson.fill(auth('password'), PASSWORD);
  await officerPerson.press(auth('login.submit'));
  await officerPerson.isAt('/en/dashboard');

  await visitor.tick('rights', 'access');
  await visitor.fill('#name', 'สมชาย รักดี');
  await visitor.fill('#email', visitorMail);
  // Forms that come back sooner were filled in by programs.
  await until(
    async () => Date.now() - openedAt > LEAST_FILL_SECONDS * 1000,
    'the form was open for as long as people need',
  );
  await visitor.send();
  expect(await visitor.text()).toContain(words.code_title);
  await visitor.fill('#code', await mailed(visitorMail, /\b\d{6}\b/));
  await visitor.send();
  const number = /DSR-\d{4}-\d{6}/.exec(await visitor.text())?.[0] ?? '';
  expect(number).not.toBe('');
  expect(await visitor.text()).toContain(words.complaint);
  expect(visitor.taken()).toEqual({ presses: 3, fields: 3 });
  // The officer was named as receiver: the mail names the request, not the person.
  expect(await mailed(officerMail, new RegExp(number))).toBe(number);

  await officer.press(entryName('mfe-compliance', '/requests'), 'link');
  await officer.press(number, 'link');
  await officerPerson.sees('สมชาย รักดี');
  await officer.press(t('assign.take'));
  await officerPerson.sees(t('assign.saved'));
  await officer.press(t('letters.write'));
  await officer.fill(t('letters.text'), ANSWER);
  // The preview is the letter itself.
  await officerPerson.sees(words.letter.heading_answer);
  await officer.press(t('letters.send'));
  await officerPerson.sees(t('letters.sent'));
  await officer.press(t('actions.complete'));
  await officer.press(t('actions.complete_confirm'));
  await officerPerson.sees(t('actions.completed'));
  expect(officer.taken()).toEqual({ presses: 7, fields: 1 });

  await visitor.open(await mailed(visitorMail, /https?:\/\/\S+\/r\/answers\/\S+/));
  await visitor.send();
  await visitor.fill('#code', await mailed(visitorMail, /\b\d{6}\b/));
  await visitor.send();
  const letter = await visitor.text();
  for (const sentence of [words.letter.heading_answer, 'สมชาย รักดี', ANSWER, words.letter.complaint])
    expect(letter).toContain(sentence);

  // The history of the case says that the person opened the letter.
  await officerPerson.page.reload();
  await officerPerson.sees(t('timeline.letter_opened'));
  expect([...person.complaints, ...officerPerson.complaints]).toEqual([]);
  await officerPerson.leave();
});
