import { apiKeysTest } from '../../test/apiKeysTest';

const at = apiKeysTest();

it('other services learn which keys write or export, by name and scopes alone', async () => {
  const { key } = await at.make({ name: 'ERP', scopes: ['consents:read', 'cookies:write', 'exports:read'] });
  await at.make({ name: 'Reader', scopes: ['consents:read'] });
  const of = (organization_id: string) => at.identity.internal.writingKeys({ organization_id });
  const [writing, ...others] = await of(at.organization.id);
  expect(others).toEqual([]);
  expect(writing).toMatchObject({ name: 'ERP', scopes: ['cookies:write', 'exports:read'] });
  expect(JSON.stringify(writing)).not.toContain(key.slice(-10));
  await at.setKey(at.idOf(key), { revoked_at: new Date() });
  expect(await of(at.organization.id)).toEqual([]);
  expect(await of('no id')).toEqual([]);
});
