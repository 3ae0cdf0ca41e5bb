import { Types } from 'mongoose';
import { startIdentity, type IdentityTest } from '../../test/startIdentity';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ EVIDENCE_MONTHS: '60' });
});
afterAll(() => identity.close());

const newOrganization = async () => {
  const organization = await identity.makeOrganization();
  const { token } = await identity.makePerson([{ organization, role: 1000 }]);
  const path = `/organizations/${organization.id}`;
  const shown = async () => (await identity.send('GET', path, { token })).body.settings.retention_months;
  const told = () => identity.internal.organizationRetention({ organization_id: organization.id });
  const choose = (retention_months: number) =>
    identity.send('PUT', path, { token, body: { settings: { retention_months } } });
  return { ...organization, shown, told, choose };
};

describe('D-33: how long an organization keeps its evidence', () => {
  it('is the installation’s time until somebody chooses one; what is shown is what holds', async () => {
    const organization = await newOrganization();
    expect(await organization.told()).toBeNull();
    expect(await organization.shown()).toBe(60);
    for (const months of [12, 36, 120]) {
      expect((await organization.choose(months)).body.settings.retention_months).toBe(months);
      expect(await organization.told()).toEqual({ months });
      expect(await organization.shown()).toBe(months);
    }
  });

  it('what earlier versions stored for everybody was nobody’s choice; another number was', async () => {
    const [everybody, chosen] = [await newOrganization(), await newOrganization()];
    const store = (id: string, months: number) =>
      identity.database
        .collection('organizations')
        .updateOne({ _id: new Types.ObjectId(id) }, { $set: { 'settings.retention_months': months } });
    await store(everybody.id, 36);
    await store(chosen.id, 24);
    expect(await everybody.told()).toBeNull();
    expect(await everybody.shown()).toBe(60);
    expect(await chosen.told()).toEqual({ months: 24 });
    expect(await chosen.shown()).toBe(24);
  });

  it('of nobody is nobody’s', async () => {
    for (const organization_id of [new Types.ObjectId().toHexString(), 'no id'])
      expect(await identity.internal.organizationRetention({ organization_id })).toBeNull();
  });
});
