import { hostOf } from '@yinyom/contracts/websites/domainName';
import type { ProofMethod } from '@yinyom/contracts/websites/verification';
import { AppError } from '@yinyom/service-kit/AppError';
import type { Site } from '../access/Site';
import type { ApplicationStore } from '../application/application.store';
import { blockingSnippet, scriptUrl } from '../application/snippets';
import type { AttemptStore } from './attempt.store';
import type { ProofFinder } from './proofFinder';
import { dnsProof, metaProof, proofToken } from './proofText';

interface Parts {
  applications: ApplicationStore;
  attempts: AttemptStore;
  findProof: ProofFinder;
  /** Origin of the API. */
  apiBase: string;
  secret: string;
}

const ATTEMPTS_PER_HOUR = 10;

/** Proves that websites are their owners'. */
export const createVerificationService = ({ applications, attempts, findProof, apiBase, secret }: Parts) => ({
  /**
   * Looks for a proof. One that is not there takes nothing from a website that was proved another way; a website
   * loses its standing when the very proof that gave it is gone.
   * @throws AppError 429 rate_limited
   */
  verify: async ({ application }: Site, method: ProofMethod) => {
    const id = String(application._id);
    const now = new Date();
    if (!(await attempts.take(id, ATTEMPTS_PER_HOUR, now))) {
      const seconds = attempts.secondsLeft(now);
      throw new AppError(429, 'rate_limited', { values: { seconds }, retryAfterSeconds: seconds });
    }
    const token = proofToken(application, secret);
    const problem = await findProof({
      method,
      domainName: application.domain_name,
      token,
      scriptUrl: scriptUrl(apiBase, application.site_key),
    });
    const lost =
      problem === 'proof_missing' &&
      application.verification === 'verified' &&
      application.verified_by === method;
    const verification = problem === null ? 'verified' : lost ? 'lost' : application.verification;
    if (problem === null || lost) await applications.setVerification(id, verification, method);
    return {
      verification,
      method,
      proved: problem === null,
      problem,
      token,
      instructions: {
        script: blockingSnippet(apiBase, application.site_key),
        dns: dnsProof(hostOf(application.domain_name), token),
        meta: metaProof(token),
      },
    };
  },
});
export type VerificationService = ReturnType<typeof createVerificationService>;
