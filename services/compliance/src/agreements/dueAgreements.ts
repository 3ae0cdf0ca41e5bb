import type { complianceInternal } from '@yinyom/contracts/internal/compliance';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import type { AgreementStore } from './agreement.store';

/** Agreements whose review comes, for who watches the organization. */
export const createDueAgreements = (
  agreements: Pick<AgreementStore, 'due'>,
  now: () => Date,
): Pick<InternalHandlers<typeof complianceInternal>, 'dueAgreements'> => ({
  dueAgreements: async ({ organization_id, until }) =>
    (await agreements.due(organization_id, until, bangkokDay(now()))).map(
      ({ _id, processor_name, review_at }) => ({
        id: String(_id),
        processor_name,
        review_at: review_at ?? until,
      }),
    ),
});
