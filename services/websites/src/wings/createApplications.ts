import type { ServiceDeps } from '@yinyom/service-kit/service';
import { createDataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import { bindApplicationRoutes, type ApplicationRoutes } from '../application/application.routes';
import { createApplicationService } from '../application/application.service';
import { asyncSnippet, blockingSnippet } from '../application/snippets';
import { bindBlockRuleRoutes } from '../block-rule/blockRule.routes';
import { createBlockRuleService } from '../block-rule/blockRule.service';
import { resealSecrets } from '../server-secret/resealSecrets';
import { bindServerSecretRoutes } from '../server-secret/serverSecret.routes';
import { createServerSecrets, SERVER_SECRETS } from '../server-secret/serverSecret.service';
import { createProofFinder, type TxtLookup } from '../verification/proofFinder';
import { createSightingService } from '../verification/sighting.service';
import { bindVerificationRoutes } from '../verification/verification.routes';
import { createVerificationService } from '../verification/verification.service';
import { createComplianceFacts } from '../compliance/complianceFacts.service';
import { createSiteHealth } from '../compliance/siteHealth.service';
import type { WingParts } from './WingParts';

interface Parts extends WingParts, Pick<ServiceDeps, 'secrets' | 'logger'> {
  txt?: TxtLookup | undefined;
  /** MORE_TOP_LEVELS */
  moreTopLevels: readonly string[];
  /** Lets a website that was just made begin with the content of a group. */
  begin: ApplicationRoutes['begin'];
}

/** Websites themselves: their settings and snippets, what they block, and the proof of whose they are. */
export const createApplications = ({ secrets, logger, txt, moreTopLevels, begin, ...parts }: Parts) => {
  const { bind, stores, access, auditor, identity, apiBase, originOf } = parts;
  const { publisher, readBuild, egress, looks } = parts.publication;
  const snippets: Parameters<typeof createApplicationService>[0]['snippets'] = async (
    { site_key, organization_id },
    settings,
  ) => {
    const origin = originOf(organization_id);
    const build = await readBuild().catch(() => null);
    return {
      blocking: blockingSnippet(origin, site_key),
      ...(build && { async: asyncSnippet(origin, site_key, build, settings) }),
    };
  };
  const applications = createApplicationService({ ...stores, publisher, snippets, settling: parts.settling });
  bindApplicationRoutes(bind, {
    applications,
    groups: stores.groups,
    access,
    auditor,
    identity,
    moreTopLevels,
    begin,
  });
  bindBlockRuleRoutes(bind, { rules: createBlockRuleService({ ...stores, publisher }), access, auditor });

  const cipher = createDataCipher(secrets.DATA_SECRET, SERVER_SECRETS);
  const serverSecrets = createServerSecrets({ store: stores.serverSecrets, publisher, cipher });
  bindServerSecretRoutes(bind, { secrets: serverSecrets, access, auditor });

  const verifications = createVerificationService({
    ...stores,
    attempts: stores.verificationAttempts,
    findProof: createProofFinder({ ...egress, txt }),
    apiBase,
    originOf,
    secret: secrets.INGEST_SECRET,
  });
  bindVerificationRoutes(bind, { verifications, access, auditor });
  const readFacts = createComplianceFacts({ ...stores, looks });
  return {
    sites: applications,
    serverSecrets,
    resealSecrets: () => resealSecrets(stores.serverSecrets, cipher, logger),
    sightings: createSightingService({ ...stores, verifications, logger }),
    readFacts,
    siteHealth: createSiteHealth({ health: stores.health, readFacts, logger }),
  };
};
