import type { Idempotency } from '@yinyom/service-kit/http/idempotency';

/** The answer as it may be kept. */
const withoutSecret = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'secret' in answer ? { ...answer, secret: null } : answer;

/**
 * Answers are kept for a day, for requests that are sent twice, and a secret may not lie in a database as it is: a
 * repetition is answered without it. Who lost the first answer asks for a new secret.
 */
export const withoutSecrets = (idempotency: Idempotency): Idempotency => ({
  claim: async (...request) => {
    const claim = await idempotency.claim(...request);
    return claim && { ...claim, keep: (answer) => claim.keep(withoutSecret(answer)) };
  },
});
