import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EVENT_DATA, EVENT_TYPES } from '@yinyom/contracts/notify/eventTypes';
import { startNotify, type Notify } from '../testing/startNotify';

const guide = readFileSync(path.join(__dirname, '../../../../docs/guides/webhooks.md'), 'utf8');

let notify: Notify;
beforeAll(async () => {
  notify = await startNotify();
});
afterAll(() => notify.close());

it('E3-15: the request in the guide adds a webhook', async () => {
  const [, body = ''] = /^POST \/api\/v1\/organizations[^{]*(\{.*\})$/m.exec(guide) ?? [];
  const { status, body: created } = await notify.admin('POST', '', JSON.parse(body) as object);
  expect([status, created.errors]).toEqual([201, undefined]);
  expect(created).toMatchObject({
    ...(JSON.parse(body) as object),
    include_client_id: false,
    signing: 'hmac',
  });
});

it('E3-15: its table has every type of message, and what may be asked for is told where it differs', () => {
  const listed = [...guide.matchAll(/^\| `([a-z._]+)` \|/gm)].map(([, type]) => type);
  expect(listed.sort()).toEqual(Object.keys(EVENT_DATA).sort());
  const differing = EVENT_TYPES.filter((type) => !listed.includes(type));
  expect(differing).toEqual(['consent.recorded']);
  expect(guide).toContain('asked for as `consent.recorded`');
});
