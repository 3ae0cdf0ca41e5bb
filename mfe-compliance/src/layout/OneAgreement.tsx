import type { ProcessorAgreement } from '@yinyom/contracts/papers/agreement';
import { useParams, useSession } from '@yinyom/mfe-kit';
import type { ReactNode } from 'react';
import { useGetProcessorAgreementQuery } from '../calls/agreementsApi';
import { useAgreementTexts } from '../texts/useAgreementTexts';
import { OnePage } from './OnePage';

interface OneAgreementProps {
  /** Heading until the agreement is known. */
  title: string;
  children: (agreement: ProcessorAgreement) => ReactNode;
}

/** A page about the agreement that its address names: while it loads, where it is not there, and where that failed. */
export const OneAgreement = ({ title, children }: OneAgreementProps) => {
  const t = useAgreementTexts();
  const { id = '' } = useParams();
  const { organizationId } = useSession();
  const query = useGetProcessorAgreementQuery(
    { params: { id: organizationId ?? '', gid: id } },
    { skip: organizationId === null },
  );
  return (
    <OnePage
      query={query}
      title={query.data?.processor_name ?? title}
      back={{ to: '/compliance/agreements', text: t('back') }}
      unknown={{ title: t('one.unknown'), hint: t('one.unknown_hint') }}
    >
      {children}
    </OnePage>
  );
};
