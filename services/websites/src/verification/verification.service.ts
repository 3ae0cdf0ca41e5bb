import { hostOf } from '@yinyom/contracts/websites/domainName';
import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { ProofMethod, ProofProblem, verifyApplication } from '@yinyom/contracts/websites/verification';
import { AppError } from '@yinyom/service-kit/AppError';
import { keptEvent } from '@yinyom/service-kit/outbox/KeptEvent';
import type { ConsoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { Site } from '../access/Site';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { ApplicationStore } from '../application/application.store';
import { standingOf } from '../application/installationOf';
import { blockingSnippet, groupScriptUrl, scriptUrl } from '../application/snippets';
import type { GroupStore } from '../inheritance/group.store';
import type { AttemptStore } from './attempt.store';
import type { ProofFinder } from './proofFinder';
import { dnsProof, metaProof, proofToken } from './proofText';

interface Parts {
  applications: ApplicationStore;
  attempts: AttemptStore;
  groups: Pick<GroupStore, 'among'>;
  findProof: ProofFinder;
  /** Origin of the API. */
  apiBase: string;
  originOf: ConsoleHosts['originOf'];
  /** INGEST_SECRET */
  secret: KeyRing;
}

const ATTEMPTS_PER_HOUR = 10;
const OWN_LOOKS_PER_HOUR = 12;

interface Look {
  problem: ProofProblem | null;
  token: string;
  verification: ApplicationRecord['verification'];
}

/** Proves that websites are their owners'. */
export const createVerificationService = (parts: Parts) => {
  const { applications, attempts, groups, findProof, apiBase, originOf, secret } = parts;
  /** Addresses of the script that prove the website: its own, and those of the tags of its groups, under every name of the platform. */
  const scriptUrlsOf = async (application: ApplicationRecord): Promise<string[]> => {
    const { site_key, domain_name, organization_id, group_path = [] } = application;
    const hosts = [undefined, hostOf(domain_name), `www.${hostOf(domain_name)}`];
    const keys = (await groups.among(group_path)).flatMap(({ group_key }) => group_key ?? []);
    return [apiBase, originOf(organization_id)].flatMap((origin) => [
      scriptUrl(origin, site_key),
      ...keys.flatMap((key) => hosts.map((host) => groupScriptUrl(origin, key, host))),
    ]);
  };

  /** Looks for a proof, through the guard of outgoing connections, and keeps what came of it. */
  const look = async (application: ApplicationRecord, method: ProofMethod): Promise<Look> => {
    const token = proofToken(application, secret.current);
    const problem = await findProof({
      method,
      domainName: application.domain_name,
      // What its owner put there before the secret was changed still proves it.
      tokens: secret.all.map((key) => proofToken(application, key)),
      scriptUrls: await scriptUrlsOf(application),
    });
    const standing = standingOf(application);
    const lost = problem === 'proof_missing' && standing === 'verified' && application.verified_by === method;
    const verification = problem === null ? 'verified' : lost ? 'lost' : standing;
    const at = new Date();
    const owner = {
      organization_id: application.organization_id,
      application_id: String(application._id),
      at,
    };
    const key = `${owner.application_id}:${at.getTime()}`;
    const { domain_name } = application;
    const told =
      verification === 'verified' && standing !== 'verified'
        ? [keptEvent('application.verified', key, owner, { domain_name, method })]
        : lost && method === 'script'
          ? [keptEvent('application.script_lost', key, owner, { domain_name })]
          : [];
    await applications.setLook(
      application,
      { at, method, problem },
      {
        ...((problem === null || lost) && { verification, verified_by: method }),
        // We met the script ourselves, whether or not a visitor did.
        ...(problem === null &&
          method === 'script' && { seen_at: at, seen_host: hostOf(application.domain_name) }),
      },
      told,
    );
    return { problem, token, verification };
  };

  return {
    /**
     * Looks for a proof. One that is not there takes nothing from a website that was proved another way; a website
     * loses its standing when the very proof that gave it is gone.
     * @throws AppError 429 rate_limited
     */
    verify: async ({ application }: Site, { method, look: wanted }: BodyOf<typeof verifyApplication>) => {
      const now = new Date();
      if (wanted && !(await attempts.take(String(application._id), ATTEMPTS_PER_HOUR, now))) {
        const seconds = attempts.secondsLeft(now);
        throw new AppError(429, 'rate_limited', { values: { seconds }, retryAfterSeconds: seconds });
      }
      const { problem, token, verification } = wanted
        ? await look(application, method)
        : {
            problem: null,
            token: proofToken(application, secret.current),
            verification: standingOf(application),
          };
      return {
        verification,
        method,
        proved: wanted && problem === null,
        problem,
        token,
        instructions: {
          script: blockingSnippet(originOf(application.organization_id), application.site_key),
          dns: dnsProof(hostOf(application.domain_name), token),
          meta: metaProof(token),
        },
      };
    },

    /** The look for the script that a visit starts; not for a website that is proved, and not often. */
    lookByItself: async (application: ApplicationRecord): Promise<void> => {
      if (standingOf(application) === 'verified') return;
      if (await attempts.takeOwn(application, OWN_LOOKS_PER_HOUR, new Date()))
        await look(application, 'script');
    },
  };
};
export type VerificationService = ReturnType<typeof createVerificationService>;
