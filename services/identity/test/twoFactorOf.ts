import type { Answer } from '@yinyom/testing/serviceHarness';
import speakeasy from 'speakeasy';
import { PASSWORD, type IdentityTest, type Person } from './startIdentity';

/** A code of a secret, `steps` half minutes away from now; each counts once. */
export const codeOf = (secret: string, steps = 0): string =>
  speakeasy.totp({ secret, encoding: 'base32', time: Date.now() / 1000 + steps * 30 });

export const wrongCode = (secret: string): string =>
  ['111111', '222222', '333333', '444444', '555555'].find(
    (code) => ![-2, -1, 0, 1, 2].some((steps) => codeOf(secret, steps) === code),
  ) ?? '';

/** Calls of people who have an authenticator app or get one, as tests make them. */
export const twoFactorOf = (service: () => IdentityTest) => {
  const request = (person: Person): Promise<Answer> =>
    service().send('POST', '/me/2fa', { token: person.token, body: {} });
  const confirm = (person: Person, code: string, password?: string): Promise<Answer> =>
    service().send('POST', '/me/2fa-confirm', { token: person.token, body: { code, password } });
  const logIn = ({ email }: Person): Promise<Answer> =>
    service().send('POST', '/guest/login', { body: { email, password: PASSWORD } });
  const firstStep = async (person: Person): Promise<string> => (await logIn(person)).body.token_otp;
  const secondStep = (token: string | undefined, body: unknown): Promise<Answer> =>
    service().send('POST', '/guest/login-2fa', { token, body, headers: { 'accept-language': 'en' } });

  /** Switches it on. Confirming uses the step before this one, so that this one's code is fresh. */
  const switchOn = async (person: Person) => {
    const { body } = await request(person);
    const secret: string = body.secret_key;
    const done = await confirm(person, codeOf(secret, -1));
    return { secret, recoveryCodes: done.body.recovery_codes as string[] };
  };
  const withTwoFactor = async () => {
    const person = await service().makePerson();
    return { person, ...(await switchOn(person)) };
  };
  return { request, confirm, logIn, firstStep, secondStep, switchOn, withTwoFactor };
};
