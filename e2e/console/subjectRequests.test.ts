import { LEAST_FILL_SECONDS } from '@yinyom/contracts/requests/publicRequest';
import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { listSubjectRequests } from '@yinyom/contracts/requests/readRequests';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import type { OrgUser } from '@yinyom/contracts/identity/organizationUsers';
import { messageText } from '@yinyom/texts/sentences/messageText';
import { REQUESTS_WORDS } from '@yinyom/texts/requests/requestsWords';
import { consoleTexts, entryName } from '../support/consoleTexts';
import { chooseFile } from '../support/chooseFile';
import { signIn } from '../support/demo';
import { ownersStack } from '../support/ownOwner';
import { ownerApi, type OwnerApi } from '../support/ownerApi';
import { openPage } from '../support/openPage';
import { createPerson } from '../support/person';
import { startVisitorOfForm } from '../support/visitorOfForm';
import { stepCounter } from '../support/stepCounter';
import { until } from '../support/until';
import { violations } from '../support/violations';
import { useConsole } from '../support/useConsole';

const scene = useConsole({ start: ownersStack });
const t = consoleTexts('mfe-compliance', 'en');
const PASSWORD = 'Ratchaphruek7';
/** A signed form on paper, larger than what one chunk of a connection carries. */
const SCAN = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.alloc(3_000_000, 'scan'),
  Buffer.from('\n%%EOF'),
]);
/** A mailed code: six digits that are not the end of a number. */
const CODE = /(?<![\w-])\d{6}(?![\w-])/;
const SCAN_FIELD = 'main input[type="file"]';

/** What a walk is done with: the visitor in one language, the officer in the other. */
const WALKS = [
  {
    visitors: 'th',
    officers: 'en',
    name: 'สมชาย รักดี',
    answer: 'เราเก็บชื่อ อีเมล และประวัติการสั่งซื้อของท่าน',
  },
  {
    visitors: 'en',
    officers: 'th',
    name: 'Somchai Rakdee',
    answer: 'We keep your name, your address and your orders.',
  },
] as const;
/** Address of the form and of the officer's mailbox, as the first test leaves them. */
let address = '';
let owner: OwnerApi;
let officerMail = '';

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

/** The largest file of a request, as the platform gives it out. */
const storedScan = async (number: string): Promise<Buffer> => {
  const found = await owner.call<AnswerOf<typeof listSubjectRequests>>(
    'GET',
    `/organizations/${owner.organizationId}/requests?q=${number}`,
  );
  const id = found.body.entities[0]?.id ?? '';
  const { body } = await owner.call<SubjectRequest>('GET', `/requests/${id}`);
  const scan = body.files.toSorted((a, b) => b.bytes - a.bytes)[0];
  const answer = await fetch(`${scene.stack.url}/api/v1/requests/${id}/files/${scan?.id}`, {
    headers: { authorization: `Bearer ${owner.token}`, connection: 'close' },
  });
  return Buffer.from(await answer.arrayBuffer());
};

it('an Admin names an officer and switches the form on, in which axe finds nothing', async () => {
  const { stack, browser, person } = scene;
  const admin = stepCounter(person);
  owner = await ownerApi(stack);
  const host = stack.demo.email.replace(/^.*@/, '');
  officerMail = `malee@${host}`;
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
  address = await form!.evaluate((link) => (link as HTMLAnchorElement).href);
  expect(admin.taken()).toEqual({ presses: 4, fields: 0 });

  // Axe needs scripts, and finds nothing on the form in either theme.
  const looking = await openPage(await browser.createBrowserContext());
  for (const value of ['light', 'dark']) {
    await looking.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    await looking.goto(address);
    expect(await violations(looking)).toEqual([]);
  }

  await looking.close();
  expect([...person.complaints, ...officerPerson.complaints]).toEqual([]);
  await officerPerson.leave();
});

it.each(WALKS)(
  'a request goes from the public form in $visitors, without scripts, to the closed case in $officers with its letter',
  async ({ visitors, officers, name, answer }) => {
    const { stack, browser, person } = scene;
    const words = REQUESTS_WORDS[visitors];
    const said = consoleTexts('mfe-compliance', officers);
    const auth = consoleTexts('mfe-auth', officers);
    const visitorMail = `visitor-${visitors}@${officerMail.replace(/^.*@/, '')}`;

    const visitor = startVisitorOfForm(await openPage(await browser.createBrowserContext()));
    await visitor.open(`${address}?lang=${visitors}`);
    const openedAt = Date.now();

    const officer = stepCounter(person);
    const home = officers === 'th' ? '' : `/${officers}`;
    await person.page.goto(`${stack.url}${home}/login`);
    await person.fill(auth('email'), officerMail);
    await person.fill(auth('password'), PASSWORD);
    await person.press(auth('login.submit'));
    await person.isAt(`${home}/dashboard`);

    await visitor.tick('rights', 'access');
    await visitor.fill('#name', name);
    await visitor.fill('#email', visitorMail);
    await visitor.choose('#subject_kind', 'customer');
    // Forms that come back sooner were filled in by programs.
    await until(
      async () => Date.now() - openedAt > LEAST_FILL_SECONDS * 1000,
      'the form was open for as long as people need',
    );
    await visitor.send();
    expect(await visitor.text()).toContain(words.code_title);
    await visitor.fill('#code', await mailed(visitorMail, CODE));
    await visitor.send();
    const number = /DSR-\d{4}-\d{6}/.exec(await visitor.text())?.[0] ?? '';
    expect(number).not.toBe('');
    expect(await visitor.text()).toContain(words.complaint);
    const asked = visitor.taken();
    expect(asked).toEqual({ presses: 4, fields: 3 });
    // The receipt leads back to the request.
    await visitor.open(await mailed(visitorMail, /https?:\/\/\S+\/status\/\S+/));
    expect(await visitor.text()).toContain(number);
    // A file goes along, without scripts, too.
    await visitor.attach('#files', Buffer.from('%PDF-1.7 a copy\n%%EOF'));
    await visitor.send();
    expect(await visitor.text()).toContain(words.files_count.replace('{number}', '1'));
    // The officer was named as receiver: the mail names the request, not the person.
    expect(await mailed(officerMail, new RegExp(number))).toBe(number);

    await officer.press(entryName('mfe-compliance', '/requests', officers), 'link');
    await officer.press(number, 'link');
    await person.sees(name);
    await person.sees(said('files.title'));
    await officer.press(said('assign.take'));
    await person.sees(said('assign.saved'));
    // A scan of the signed form is added; what is no scan is refused in words, whatever it is called.
    await chooseFile(person.page, SCAN_FIELD, Buffer.from('<html>'));
    await person.sees(messageText('request_file_type', officers));
    // The browser names the refused upload.
    expect(person.complaints.splice(0)).toEqual([expect.stringContaining('422')]);
    await chooseFile(person.page, SCAN_FIELD, SCAN);
    await person.sees(said('files.added'));
    const kept = await storedScan(number);
    expect(kept.equals(SCAN)).toBe(true);
    await officer.press(said('letters.write'));
    await officer.fill(said('letters.text'), answer);
    // The preview is the letter itself.
    await person.sees(words.letter.heading_answer);
    await person.sees(words.letter.processing);
    await officer.press(said('letters.send'));
    await person.sees(said('letters.sent'));
    await officer.press(said('actions.complete'));
    await officer.press(said('actions.complete_confirm'));
    await person.sees(said('actions.completed'));
    expect(officer.taken()).toEqual({ presses: 7, fields: 1 });

    await visitor.open(await mailed(visitorMail, /https?:\/\/\S+\/r\/answers\/\S+/));
    await visitor.send();
    await visitor.fill('#code', await mailed(visitorMail, CODE));
    await visitor.send();
    const letter = await visitor.text();
    for (const sentence of [
      words.letter.heading_answer,
      name,
      answer,
      words.letter.processing,
      words.letter.complaint,
    ])
      expect(letter).toContain(sentence);
    process.stdout.write(
      `request in ${visitors}: ${JSON.stringify(asked)} to the number, ${JSON.stringify(visitor.taken())} to the letter; ` +
        `officer in ${officers}: ${JSON.stringify(officer.taken())}\n`,
    );

    // The state of the request knows the answer, though no mail server took its link here: it was opened.
    await visitor.open(await mailed(visitorMail, /https?:\/\/\S+\/status\/\S+/));
    const state = await visitor.text();
    expect(state).toContain(words.answered);
    expect(state).toContain(words.answer_link.split('{until}')[0]?.trim());
    expect(state).not.toContain(words.answer_missing);

    // The history of the case says that the person opened the letter.
    await person.page.reload();
    await person.sees(said('timeline.letter_opened'));
    expect(person.complaints).toEqual([]);
  },
);
