import type { Answer } from '@yinyom/testing/serviceHarness';
import { createSoftKey, type SoftKey, type Twist } from './softKey';
import { PASSWORD, type IdentityTest, type Person } from './startIdentity';
import { twoFactorOf } from './twoFactorOf';

export const ORIGIN = 'https://console.example.ac.th';
export const INVALID = [422, 'security_key_invalid'];
export const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

/** Calls of people who have security keys or get one, as tests make them. */
export const keysOf = (service: () => IdentityTest) => {
  const { firstStep } = twoFactorOf(service);
  const options = (person: Person, password = PASSWORD): Promise<Answer> =>
    service().send('POST', '/me/security-keys/options', { token: person.token, body: { password } });
  const register = (person: Person, credential: unknown): Promise<Answer> =>
    service().send('POST', '/me/security-keys', {
      token: person.token,
      body: { name: 'Blue key', credential },
    });
  const challenge = (token: string): Promise<Answer> =>
    service().send('POST', '/guest/login-2fa/key-options', { token, body: {} });
  const show = (token: string, credential: unknown): Promise<Answer> =>
    service().send('POST', '/guest/login-2fa/key', { token, body: { credential } });
  return {
    options,
    register,
    challenge,
    show,
    add: async (person: Person, key: SoftKey = createSoftKey(ORIGIN)) => {
      const asked = await options(person);
      return { key, added: await register(person, key.create(asked.body)) };
    },
    list: async (person: Person) =>
      (await service().send('GET', '/me/security-keys', { token: person.token })).body.entities as {
        id: string;
        name: string;
      }[],
    remove: (person: Person, id: string, password = PASSWORD): Promise<Answer> =>
      service().send('DELETE', `/me/security-keys/${id}`, { token: person.token, body: { password } }),
    /** Both steps of a login. */
    enter: async (person: Person, key: SoftKey, twist?: Twist) => {
      const token = await firstStep(person);
      return show(token, key.use((await challenge(token)).body, twist));
    },
  };
};
