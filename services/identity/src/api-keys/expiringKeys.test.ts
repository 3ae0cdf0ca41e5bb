import { DAY_MS } from '@yinyom/contracts/durations';
import { apiKeysTest } from '../../test/apiKeysTest';

const at = apiKeysTest();
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

it('tells others once that a key ends within 14 days, and again when its end moved', async () => {
  const { key, api_key } = await at.make();
  const { internal } = at.identity;
  const told = async () =>
    (await internal.listEvents({ limit: 10 })).filter(({ data }) => data['api_key_id'] === api_key.id);
  expect(await told()).toEqual([]);
  const end = inDays(13);
  await at.setKey(at.idOf(key), { expires_at: end });
  const [event] = await told();
  expect(event).toMatchObject({
    type: 'api_key.expiring',
    organization_id: at.organization.id,
    application_id: null,
    data: { api_key_id: api_key.id, name: api_key.name, expires_at: end.toISOString() },
  });
  await internal.forgetEvents({ ids: [event?.id ?? '', 'api_key.expiring:nothing'] });
  expect(await told()).toEqual([]);
  await at.setKey(at.idOf(key), { expires_at: inDays(10) });
  expect(await told()).toHaveLength(1);
  await at.setKey(at.idOf(key), { expires_at: inDays(10), revoked_at: new Date() });
  expect(await told()).toEqual([]);
});
