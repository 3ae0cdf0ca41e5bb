import { randomBytes } from 'node:crypto';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sharedStack, type SharedStack } from './sharedStack';
import type { Stack } from './startStack';

/** No connection stays open, which the product would wait a second for when it stops. */
const ONCE = { connection: 'close' };

/** Solves the bot check of the sign-up as a browser does. */
const captchaToken = async ({ url }: Stack): Promise<string> => {
  const answer = await fetch(`${url}/api/v1/guest/captcha?action=signup`, { headers: ONCE });
  const challenge = (await answer.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

/**
 * Signs up an owner, with an organization and a website of their own, by calls of the API.
 * @returns the platform with this owner as its demo user, so that `signIn`, `demoApi` and `ownerApi` act for them
 */
export const ownOwner = async <S extends Stack>(stack: S): Promise<S> => {
  const host = `${randomBytes(6).toString('hex')}.ac.th`;
  const email = `owner@${host}`;
  const password = 'Ratchaphruek7';
  const call = async (path: string, body: URLSearchParams | string) => {
    const json = typeof body === 'string';
    const headers = { ...ONCE, ...(json && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${stack.url}/api/v1/guest${path}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  const form = {
    email,
    password,
    password_confirmation: password,
    domain_name: host,
    locale: 'th',
    accept_terms: 'true',
    accept_dpa: 'true',
    captcha_token: await captchaToken(stack),
  };
  await call('/signup', new URLSearchParams(form));
  const answer = await fetch(`${stack.url}/outbox.json`, { headers: ONCE });
  const mails = (await answer.json()) as { to: string; text: string }[];
  const mail = mails.find(({ to }) => to.includes(email));
  const token = /\/signup\/confirmation\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no confirmation mail in ${JSON.stringify(mails)}`);
  await call('/signup/confirm', JSON.stringify({ token, password }));
  return { ...stack, demo: { email, password, website: '' } };
};

/** The platform that test files share, with an owner of this file's own. */
export const ownersStack = async (): Promise<SharedStack> => ownOwner(await sharedStack());
