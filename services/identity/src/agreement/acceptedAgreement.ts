import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { AgreementStore } from './agreement.store';

/** Which agreement an organization accepted last: for services whose work an older version does not name, and for its papers. */
export const createAcceptedAgreement = (
  agreements: Pick<AgreementStore, 'latest' | 'text'>,
): Pick<InternalHandlers<typeof identityInternal>, 'acceptedAgreement'> => ({
  acceptedAgreement: async ({ organization_id }) => {
    const latest = await agreements.latest(organization_id);
    const text = latest && (await agreements.text(latest.sha256));
    return text && latest
      ? { version: text.version, sha256: latest.sha256, accepted_at: latest.accepted_at.toISOString() }
      : null;
  },
});
