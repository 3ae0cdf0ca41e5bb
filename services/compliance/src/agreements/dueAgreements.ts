import type { complianceInternal } from '@yinyom/contracts/internal/compliance';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { MAX_AGREEMENTS } from '@yinyom/contracts/papers/agreementTerms';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import type { AgreementStore } from './agreement.store';

/** Agreements whose review or last day comes, for who watches the organization: a row for each of the two, the longest due first. */
export const createDueAgreements = (
  agreements: Pick<AgreementStore, 'due'>,
  now: () => Date,
): Pick<InternalHandlers<typeof complianceInternal>, 'dueAgreements'> => ({
  dueAgreements: async ({ organization_id, until }) =>
    (await agreements.due(organization_id, until, bangkokDay(now())))
      .flatMap(({ _id, processor_name, review_at, content }) => {
        const id = String(_id);
        const comes = (day: string | null): day is string => day !== null && day <= until;
        return [
          ...(comes(review_at) ? [{ id, processor_name, review_at }] : []),
          ...(comes(content.until)
            ? [{ id: `${id}:end`, processor_name, review_at: content.until, ends: true as const }]
            : []),
        ];
      })
      .sort((a, b) => a.review_at.localeCompare(b.review_at))
      .slice(0, 2 * MAX_AGREEMENTS),
});
