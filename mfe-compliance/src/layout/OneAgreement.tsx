import type { ProcessorAgreement } from '@yinyom/contracts/papers/agreement';
import { errorMessage, isApiError, Link, usePageTitle, useParams, useSession } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import type { ReactNode } from 'react';
import { useGetProcessorAgreementQuery } from '../calls/agreementsApi';
import { useAgreementTexts } from '../texts/useAgreementTexts';

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
  const { data, error, isError, refetch } = useGetProcessorAgreementQuery(
    { params: { id: organizationId ?? '', gid: id } },
    { skip: organizationId === null },
  );
  const heading = data ? data.processor_name : title;
  usePageTitle(heading);
  if (isError && isApiError(error) && error.status === 404)
    return (
      <EmptyState
        heading="h1"
        title={t('one.unknown')}
        action={
          <ButtonLink as={Link} to="/compliance/agreements">
            {t('back')}
          </ButtonLink>
        }
      >
        {t('one.unknown_hint')}
      </EmptyState>
    );
  const content = () => {
    if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
    return data ? children(data) : <Skeleton $height="640px" />;
  };
  return (
    <>
      <PageHeader title={heading} note={<Link to="/compliance/agreements">{t('back')}</Link>} />
      {content()}
    </>
  );
};
