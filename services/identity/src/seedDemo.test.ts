import { startIdentity, type IdentityTest } from '../test/startIdentity';
import { isCommonPassword } from './password/isCommonPassword';
import { DEMO_EMAIL, DEMO_PASSWORD, seedDemoOrganization } from './seedDemo';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

describe('the demo organization', () => {
  it('is made once, and its Admin logs in with the documented password', async () => {
    const first = await seedDemoOrganization(identity);
    const second = await seedDemoOrganization(identity);
    expect(second).toEqual(first);
    const login = await identity.send('POST', '/guest/login', {
      body: { email: DEMO_EMAIL, password: DEMO_PASSWORD },
    });
    const mine = await identity.send('GET', '/me/organizations', { token: login.body.token });
    expect(mine.body).toEqual([
      expect.objectContaining({
        id: first.organizationId,
        name: 'มหาวิทยาลัยสาธิตวิทยา',
        organization_user: expect.objectContaining({ role: 1000 }),
      }),
    ]);
  });

  it('has a password that meets the rules', () => {
    expect(isCommonPassword(DEMO_PASSWORD, ['demo', 'demo.ac.th'])).toBe(false);
  });
});
