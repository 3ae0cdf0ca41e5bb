import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PAPER_ORDER } from '@yinyom/contracts/papers/inspectionPapers';
import { addDays, bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import inspectionWords from '@yinyom/texts/inspection/en.json';
import names from '@yinyom/texts/paper-name/en.json';
import register from '@yinyom/texts/register/en.json';
import { zipContent } from 'yinyom-verify/binder/zipContent';
import { zipDirectory } from 'yinyom-verify/binder/zipDirectory';
import { consoleTexts, entryName } from './consoleTexts';
import { demoLogin } from './demo';
import type { Person } from './person';
import { ROOT } from './startProgram';
import { stepCounter, type Steps } from './stepCounter';
import type { Stack } from './startStack';

const ROOM = 'mfe-compliance';
const t = consoleTexts(ROOM, 'en');
const letters = consoleTexts(ROOM, 'en', 'inspection');
const papers = consoleTexts(ROOM, 'en', 'papers');
const NUMBER = 'PDPC (mock) 1/0303';

/** A day as people type it. */
const typed = (day: string): string => day.split('-').reverse().join('/');

/** What the letter asks: for each paper a sentence with one of its words. */
const QUESTIONS = PAPER_ORDER.map(
  (paper) => `Please send your documents about: ${inspectionWords.keywords[paper].split(', ')[0]}.`,
);

/** No connection stays open, which the product would wait a second for when it stops. */
const ONCE = { headers: { connection: 'close' } };

interface Made {
  steps: Steps;
  seconds: number;
  /** What `yinyom-verify` said, and the files of the binder by name. */
  said: string;
  files: Map<string, Buffer>;
}

/** Checks a binder as an inspector does, with the program and a copy of the public keys, and reads its files. */
const inspected = async (stack: Stack, zip: Buffer): Promise<Pick<Made, 'said' | 'files'>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-mock-letter-'));
  try {
    const [binder, keys] = [path.join(folder, 'binder.zip'), path.join(folder, 'keys.json')];
    writeFileSync(binder, zip);
    const answer = await fetch(`${stack.url}/api/v1/public/transparency/keys.json`, ONCE);
    writeFileSync(keys, await answer.text());
    const program = path.join(ROOT, 'packages/verify/bin/yinyom-verify.cjs');
    const said = execFileSync(process.execPath, [program, binder, '--keys', keys], { encoding: 'utf8' });
    const files = new Map<string, Buffer>();
    const file = await open(binder);
    for (const entry of (await zipDirectory(file)).entries) {
      const pieces: Buffer[] = [];
      for await (const piece of zipContent(file, entry)) pieces.push(piece);
      files.set(entry.name, Buffer.concat(pieces));
    }
    await file.close();
    return { said, files };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The newest binder of the demo organization. */
const newestBinder = async (stack: Stack): Promise<Buffer> => {
  const { token } = await demoLogin(stack);
  const get = async (address: string): Promise<Response> => {
    const headers = { ...ONCE.headers, authorization: `Bearer ${token}` };
    const answer = await fetch(`${stack.url}/api/v1${address}`, { headers });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const [organization] = (await (await get('/me/organizations')).json()) as { id: string }[];
  const list = await get(`/organizations/${organization?.id}/binders`);
  const { entities } = (await list.json()) as { entities: { id: string }[] };
  return Buffer.from(await (await get(`/binders/${entities[0]?.id}/binder.zip`)).arrayBuffer());
};

/** Answers a letter that asks for all eleven papers of a quarter as a person does, and counts what that takes. */
export const answerMockLetter = async (stack: Stack, person: Person): Promise<Made> => {
  const me = stepCounter(person);
  const begun = Date.now();
  const today = bangkokToday();
  await person.page.goto(`${stack.url}/en/dashboard`);

  const openLetters = async () => {
    await me.press(entryName(ROOM, '/compliance/papers'), 'link');
    await me.press(t('papers.letters'), 'link');
  };

  // The letter: its facts, and each question with the papers that the platform proposes.
  await openLetters();
  await me.press(letters('letters.enter'), 'link');
  await me.fill(letters('form.from'), 'Office of the Personal Data Protection Committee');
  await me.fill(letters('letters.number'), NUMBER);
  await me.fill(letters('letters.date'), typed(addDays(today, -3)));
  await me.fill(letters('form.due'), typed(addDays(today, 20)));
  await me.fill(letters('form.period_from'), typed(addDays(today, -91)));
  await me.fill(letters('form.period_until'), typed(today));
  for (const [index, question] of QUESTIONS.entries()) {
    if (index > 0) await me.press(letters('form.add'));
    await me.fill(letters('form.question', { number: String(index + 1) }), question);
    await me.pressAt(
      `main ol > li:nth-child(${index + 1}) ::-p-aria([name="${letters('form.propose')}"][role="button"])`,
    );
  }
  await me.press(letters('form.submit'));
  await person.sees(letters('form.entered'));
  for (const paper of PAPER_ORDER) await person.seesInside(names[paper]);

  // What is missing: the readiness of papers says it, and leads there.
  await me.press(entryName(ROOM, '/compliance/papers'), 'link');
  await person.seesInside(papers('readiness.title'));
  await me.press(papers('nav.security'), 'link');
  for (const measure of ['awareness', 'processors'] as const) {
    const title = register.measures[measure];
    await person.seesInside(title);
    const closed = `main details:not([open]) > summary ::-p-text(${title})`;
    if (await person.page.$(closed)) await me.pressAt(closed);
    await me.fill(title, 'Yearly training, and a clause in each contract.');
  }
  await me.press(t('save'));
  await person.sees('Version 2');
  await me.press(papers('nav.officer'), 'link');
  await me.fill(register.officer.office_notified_on, typed(addDays(today, -190)));
  await me.press(t('save'));
  await person.sees('Version 2');
  await me.press(papers('nav.training'), 'link');
  await me.press(papers('training.add'));
  await me.fill(register.training.subject, 'Review of who has access');
  await me.fill(register.training.held_on, typed(today));
  await me.fill(register.training.next_due_on, typed(addDays(today, 180)));
  await me.pressAt(`dialog ::-p-aria([name="${papers('training.add')}"][role="button"])`);
  await person.sees(papers('training.added'));

  // Binder, cover letter, answer.
  await openLetters();
  await me.press(NUMBER, 'link');
  await me.press(letters('binder.make'), 'link');
  await me.press(t('binders.make_action'));
  await person.seesInside(t('binders.states.ready'));
  await me.press(t('binders.download'));
  await me.press(`← ${t('binders.back_to_letter')}`, 'link');
  await me.press(letters('cover.th'));
  await me.press(letters('answer.record'));
  await me.fill(letters('answer.reference'), 'DEMO 8/2026');
  const newest = await person.page.waitForSelector('dialog select[name="binder_id"] option:nth-child(2)');
  const binder = await newest?.evaluate((option) => (option as HTMLOptionElement).value);
  await me.fill(letters('answer.binder'), binder ?? '', 'combobox');
  await me.pressAt(`dialog ::-p-aria([name="${letters('answer.record')}"][role="button"])`);
  await person.sees(letters('answer.done'));
  const seconds = (Date.now() - begun) / 1_000;

  return { steps: me.taken(), seconds, ...(await inspected(stack, await newestBinder(stack))) };
};
