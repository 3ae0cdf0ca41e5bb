import { Types } from 'mongoose';
import { startIdentity, type IdentityTest, type Person } from '../../test/startIdentity';
import { migrateMailboxes } from './migrateMailboxes';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

describe('accounts of earlier versions', () => {
  it('are proven where a link was used for certain, and asked once where it cannot be told', async () => {
    const { users, audit } = identity.stores;
    const organization = await identity.makeOrganization();
    const [signedUp, invited, moved] = [
      await identity.makePerson([{ organization, role: 1000 }]),
      await identity.makePerson(),
      await identity.makePerson(),
    ];
    const added = new Date(Date.now() - 60_000);
    const place = { organization_id: new Types.ObjectId(organization.id), added_at: added };
    await users.model.collection.updateOne(
      { _id: new Types.ObjectId(invited.id) },
      { $set: { created_at: added, memberships: [{ ...place, joined_at: new Date() }] as never } },
    );
    await audit.append([
      {
        organization_id: '',
        actor: { id: moved.id, name: 'M', kind: 'user' },
        action: 'user.email_changed',
        target: { type: 'user', id: moved.id, label: moved.email },
        ip_truncated: '',
        request_id: '',
        result: 'success',
      },
    ]);
    await users.model.collection.updateMany({}, { $unset: { email_verified_at: 1 } });
    await migrateMailboxes(users, audit);
    const verified = async ({ id }: Person) => Boolean((await users.get(id))?.email_verified_at);
    expect([await verified(signedUp), await verified(invited), await verified(moved)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
