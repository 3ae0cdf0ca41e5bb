import { API_KEY_LIMITS } from '@yinyom/contracts/identity/apiKeys';
import { startWholeGateways, type WholeGateways } from '../testing/startWholeGateways';
import { LIMITS } from './limits';

let gateways: WholeGateways;
beforeAll(async () => {
  gateways = await startWholeGateways({ RATE_LIMITS: 'true' });
});
afterAll(() => gateways.stop());

it('a call with a key tells what is left of its minute; one of a person does not', async () => {
  const { owner, send } = gateways;
  const made = await send('POST', `/organizations/${owner.organizationId}/api-keys`, {
    token: owner.token,
    body: { name: 'Key', scopes: ['applications:read'] },
  });
  const left = async (token: string) => {
    const { status, headers } = await send('GET', '/me/applications', { token });
    return [status, headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')];
  };
  const all = API_KEY_LIMITS.per_minute;
  expect(await left(made.body.key)).toEqual([200, String(all), String(all - 1)]);
  expect(await left(made.body.key)).toEqual([200, String(all), String(all - 2)]);
  expect(await left(owner.token)).toEqual([200, null, null]);
});

it('T-22 whoever tries keys is stopped after a while, and told when to come again', async () => {
  const key = 'yk_live_AbCd1234_0123456789ABCDEFGHIJKLMNOPQRSTUV_4PxZJj';
  const statuses: number[] = [];
  for (let at = 0; at < LIMITS.refused_key.points; at += 1)
    statuses.push((await gateways.send('GET', '/me/applications', { token: key })).status);
  expect(new Set(statuses)).toEqual(new Set([401]));
  const refused = await gateways.send('GET', '/me/applications', { token: key });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
