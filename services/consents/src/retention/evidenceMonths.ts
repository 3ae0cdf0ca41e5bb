import type { Settings } from '@yinyom/service-kit/settings/definitions';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { WebsitesClient } from '../sites/siteDirectory';

/**
 * How many months a website's evidence is kept after its validity: as its organization chose, also after the website
 * was deleted or the organization closed; the installation's where nobody knows whose it is (decision D-33).
 */
export const createEvidenceMonths =
  (
    websites: Pick<WebsitesClient, 'getEvidenceOwner'>,
    identity: Pick<IdentityClient, 'organizationRetention'>,
    { EVIDENCE_MONTHS }: Pick<Settings, 'EVIDENCE_MONTHS'>,
  ) =>
  async (applicationId: string): Promise<number> => {
    const owner = await websites.getEvidenceOwner({ application_id: applicationId });
    const chosen =
      owner && (await identity.organizationRetention({ organization_id: owner.organization_id }));
    return chosen?.months ?? EVIDENCE_MONTHS;
  };
