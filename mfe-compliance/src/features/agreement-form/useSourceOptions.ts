import type { ProcessorSource } from '@yinyom/contracts/papers/processorSources';
import { useSession } from '@yinyom/mfe-kit';
import { useListProcessorProposalsQuery } from '../../calls/agreementsApi';
import { useAgreementWords } from '../../texts/useAgreementWords';
import { sourceKey } from './agreementValues';

/** What the platform may know a processor by, with what the agreement names already. */
export const useSourceOptions = (chosen: readonly ProcessorSource[]) => {
  const words = useAgreementWords();
  const { organizationId } = useSession();
  const { data } = useListProcessorProposalsQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  const known = (data?.proposals ?? []).map((proposal) => ({
    value: sourceKey(proposal),
    label: `${proposal.title} · ${words(`sources.${proposal.source}`)}`,
  }));
  const gone = chosen
    .filter((source) => !known.some(({ value }) => value === sourceKey(source)))
    .map((source) => ({
      value: sourceKey(source),
      label: `${source.subject} · ${words(`sources.${source.source}`)}`,
    }));
  return [...known, ...gone];
};
