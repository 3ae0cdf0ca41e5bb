import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { consoleTexts } from '../support/consoleTexts';
import { demoApi, signIn } from '../support/demo';
import { createPerson } from '../support/person';
import { until } from '../support/until';
import { violations } from '../support/violations';
import { useConsole } from '../support/useConsole';

const said = consoleTexts('mfe-users', 'en', 'webhooks');

interface Message {
  type: string;
  data: { items?: { result: string; client_id?: string }[] };
}

let receiver: Server;
const received: Message[] = [];

const scene = useConsole({ args: ['--accept-lang=th'], keepsPerson: true });

beforeAll(async () => {
  receiver = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      received.push(JSON.parse(Buffer.concat(chunks).toString('utf8')) as Message);
      res.writeHead(200).end('thank you');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
});

/** Keeps a picture where somebody wants to look at it. */
const picture = async (name: string) => {
  const folder = process.env['KEEP_PICTURES'];
  if (folder === undefined) return;
  for (const width of [1440, 390]) {
    await scene.person.page.setViewport({ width, height: 900 });
    await scene.person.page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
  await scene.person.page.setViewport({ width: 1440, height: 900 });
};

it('an Admin adds a webhook, tries it, and what visitors decide reaches the receiver', async () => {
  const { port } = receiver.address() as AddressInfo;
  const api = await demoApi(scene.stack);
  const [organization] = await api<{ id: string }[]>('/me/organizations');
  const address = `/organizations/${organization?.id}/webhooks`;
  await signIn(scene.person, scene.stack);
  await scene.person.page.goto(`${scene.stack.url}/en/user/webhooks`, { waitUntil: 'networkidle0' });
  await scene.person.sees(said('empty'));
  await picture('empty');
  await scene.person.press(said('add'));
  await scene.person.fill(said('name'), 'CRM');
  await scene.person.fill(said('url'), `http://localhost:${port}/hook`);
  for (const type of ['template.published', 'consent.batch'])
    await scene.person.pressAt(`::-p-xpath(//label[code[text()="${type}"]])`);
  await scene.person.pressAt(`::-p-xpath(//label[text()="${said('high_volume')}"])`);
  expect(await violations(scene.person.page)).toEqual([]);
  await picture('form');
  await scene.person.pressAt('dialog button[type=submit]');
  await scene.person.sees(said('secret_text'));
  await picture('secret');
  await scene.person.press(said('secret_kept'));
  await scene.person.sees('CRM');

  await scene.person.press(said('test_of', { name: 'CRM' }));
  await scene.person.sees('thank you');
  expect(await violations(scene.person.page)).toEqual([]);
  await picture('delivery');
  expect(received.map(({ type }) => type)).toEqual(['ping']);

  const visitor = await createPerson(scene.browser);
  await visitor.page.goto(scene.stack.demo.website);
  await visitor.press('ปฏิเสธทั้งหมด');
  const batch = () => received.find(({ type }) => type === 'consent.batch');
  await until(async () => batch() !== undefined, 'the batch has arrived');
  expect(batch()?.data.items).toMatchObject([{ result: 'decline_all' }]);
  expect(batch()?.data.items?.[0]).not.toHaveProperty('client_id');
  await visitor.leave();

  const { entities } = await api<{ entities: { id: string; last_try: { taken: boolean } }[] }>(address);
  expect(entities).toMatchObject([{ last_try: { taken: true } }]);
  await scene.person.page.goto(`${scene.stack.url}/en/user/webhooks`, { waitUntil: 'networkidle0' });
  await picture('list');
  await scene.person.page.goto(`${scene.stack.url}/user/webhooks?webhook=${entities[0]?.id}`, {
    waitUntil: 'networkidle0',
  });
  await scene.person.sees('consent.batch');
  await picture('deliveries-th');
  expect(await violations(scene.person.page)).toEqual([]);
  await scene.person.page.goto(`${scene.stack.url}/user/webhooks`, { waitUntil: 'networkidle0' });
  await picture('list-th');
  expect(scene.person.complaints).toEqual([]);
  // Others look at the demo, too.
  await api(`${address}/${entities[0]?.id}`, 'DELETE');
});
