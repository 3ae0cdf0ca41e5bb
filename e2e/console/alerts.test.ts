import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { consoleTexts } from '../support/consoleTexts';
import { demoApi, signIn } from '../support/demo';
import { ownersStack } from '../support/ownOwner';
import { violations } from '../support/violations';
import { useConsole } from '../support/useConsole';

const said = consoleTexts('mfe-dashboard', 'en', 'alerts');

let alerts: Awaited<ReturnType<typeof connectDatabase>>;

const scene = useConsole({ args: ['--accept-lang=th'], keepsPerson: true, start: ownersStack });

beforeAll(async () => {
  alerts = await connectDatabase(scene.stack.databaseUri, 'yinyom_notify', createLogger('silent'));
});
afterAll(async () => {
  await alerts?.close();
});

/** Keeps a picture where somebody wants to look at it. */
const picture = async (name: string) => {
  const pictures = process.env['KEEP_PICTURES'];
  if (pictures === undefined) return;
  for (const width of [1440, 390]) {
    await scene.person.page.setViewport({ width, height: 900 });
    await scene.person.page.screenshot({ path: `${pictures}/alerts-${name}-${width}.png`, fullPage: true });
  }
  await scene.person.page.setViewport({ width: 1440, height: 900 });
};

const hour = (back: number) => new Date(Date.now() - back * 3_600_000);
const share = (count: number, total: number, low: number, high: number) => ({
  count,
  total,
  low,
  high,
  share: count / total,
});

it('a menu’s number leads to an alert with its figures; somebody takes care of it by keyboard, puts one off, and switches a rule', async () => {
  const api = await demoApi(scene.stack);
  const { entities } = await api<{ entities: { id: string; organization: { id: string } }[] }>(
    '/me/applications',
  );
  const { id: application_id, organization } = entities[0] ?? { id: '', organization: { id: '' } };
  const about = {
    organization_id: organization.id,
    application_id,
    place: application_id,
    subject: '',
    state: 'raised',
  };
  const seen = {
    pending_since: hour(2),
    last_true_at: hour(1),
    updated_at: hour(1),
    clear_count: 0,
    mail: null,
  };
  // The website is not published, so nothing watches it and these alerts stay as they are.
  await alerts.collection('alerts').insertMany([
    {
      ...about,
      ...seen,
      rule: 'rate_drop',
      severity: 'warning',
      open_key: 'a',
      raised_at: hour(3),
      figures: {
        window: { from: hour(9).toISOString(), to: hour(3).toISOString() },
        measured: share(502, 820, 0.578, 0.645),
        usual: share(2_400, 3_204, 0.734, 0.764),
        z_score: -7.8,
      },
    },
    {
      ...about,
      ...seen,
      rule: 'violation_new',
      severity: 'critical',
      open_key: 'b',
      raised_at: hour(2),
      figures: {
        item: {
          name: '_fbp',
          domain: 'demo.localhost',
          page: 'https://demo.localhost/a/rather/long/address/of/a/page',
          before_consent: true,
          set_by: 'https://connect.facebook.net/en_US/fbevents.js',
          hold: 'connect.facebook.net',
          category_type: 4,
        },
      },
    },
  ]);
  await signIn(scene.person, scene.stack);
  await scene.person.page.goto(`${scene.stack.url}/en/alerts?website=${application_id}`, {
    waitUntil: 'networkidle0',
  });
  await scene.person.sees('_fbp is set without the consent it needs');
  // The worst line is open; the keys lead to the next one.
  await scene.person.page.focus('[data-alert-line]');
  await scene.person.page.keyboard.press('j');
  await scene.person.page.keyboard.press('Enter');
  await scene.person.sees('61.2% (57.8–64.5)');
  expect(await violations(scene.person.page)).toEqual([]);
  await picture('list-en');
  await scene.person.page.keyboard.press('x');
  await scene.person.page.setViewport({ width: 390, height: 844 });
  await scene.person.sees(said('chosen').replace('{{amount}}', '1'));
  // A phone still shows the list above the bar.
  expect(await scene.person.page.$eval('[data-bottom-bar]', (bar) => bar.clientHeight)).toBeLessThan(150);
  expect(await violations(scene.person.page)).toEqual([]);
  await scene.person.press(said('clear'));
  await scene.person.page.setViewport({ width: 1440, height: 900 });
  // The number comes by itself, once the page stands.
  if (process.env['KEEP_PICTURES'] !== undefined)
    await scene.person.page.reload({ waitUntil: 'networkidle0' });

  const take = await scene.person.page.waitForSelector(`::-p-xpath(//button[.="${said('take')}"])`);
  await take?.focus();
  await scene.person.page.keyboard.press('Enter');
  await scene.person.sees(said('said_acknowledged'));
  await scene.person.press(said('snooze'));
  await scene.person.sees(said('snooze_hint'));
  expect(await violations(scene.person.page)).toEqual([]);
  await picture('snooze-en');
  await scene.person.pressAt('dialog button[type=submit]');
  await scene.person.sees(said('said_snoozed'));

  await scene.person.press(said('rules'));
  await scene.person.sees(said('quiet_save'));
  expect(await violations(scene.person.page)).toEqual([]);
  await picture('rules-en');
  await scene.person.page.keyboard.press('Escape');

  await scene.person.page.goto(`${scene.stack.url}/alerts?state=snoozed`, { waitUntil: 'networkidle0' });
  await scene.person.sees('61.2%');
  expect(await violations(scene.person.page)).toEqual([]);
  await picture('list-th');
  await scene.person.page.goto(`${scene.stack.url}/alerts?state=resolved`, { waitUntil: 'networkidle0' });
  await picture('empty-th');
  expect(scene.person.complaints).toEqual([]);
});
