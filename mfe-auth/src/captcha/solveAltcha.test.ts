import { webcrypto } from 'node:crypto';
import { createChallenge, pbkdf2, sha, verifySolution } from 'altcha/lib';
import { solveAltcha } from './solveAltcha';
import type { AltchaChallenge } from './solveAltcha';

const SECRETS = { hmacSignatureSecret: 'challenge secret', hmacKeySignatureSecret: 'solution secret' };

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});

const challengeFor = (algorithm: string, deriveKey: typeof sha.deriveKey, expiresAt?: Date) =>
  createChallenge({ algorithm, cost: 5, counter: 37, deriveKey, expiresAt, ...SECRETS });

describe('the proof of work of the self-hosted bot check', () => {
  it.each([
    ['PBKDF2/SHA-256', pbkdf2.deriveKey],
    ['PBKDF2/SHA-512', pbkdf2.deriveKey],
    ['SHA-256', sha.deriveKey],
  ])('of kind %s is accepted by the library that servers verify it with', async (algorithm, deriveKey) => {
    const challenge = await challengeFor(algorithm, deriveKey);
    const { token } = await solveAltcha(challenge as unknown as AltchaChallenge);
    const payload = JSON.parse(atob(token)) as Parameters<typeof verifySolution>[0];
    expect(payload).toMatchObject({ solution: { counter: 37 } });
    const verdict = await verifySolution({ ...payload, deriveKey, ...SECRETS });
    expect(verdict).toMatchObject({ verified: true });
  });

  it('is given up ten seconds before the challenge ends', async () => {
    const challenge = await challengeFor('SHA-256', sha.deriveKey, new Date(Date.now() + 60_000));
    const { lifetime } = await solveAltcha(challenge as unknown as AltchaChallenge);
    expect(lifetime).toBeGreaterThan(45_000);
    expect(lifetime).toBeLessThanOrEqual(50_000);
  });
});
