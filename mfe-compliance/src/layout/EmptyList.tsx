import { useSession } from '@yinyom/mfe-kit';
import type { PagedAnswer } from '@yinyom/mfe-kit/components/pagedItems';
import { useListMyOrganizationsQuery } from '@yinyom/mfe-kit/platformCalls';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { useEffect, useRef, type ReactNode } from 'react';
import { useComplianceTexts } from '../texts/useComplianceTexts';

interface EmptyListProps {
  list: Pick<PagedAnswer<unknown>, 'refetch'>;
  /** What a list without rows says otherwise. */
  children: ReactNode;
}

/** In place of a list without rows. While the sample data are being made it says so, and once they are made the list is read again. */
export const EmptyList = ({ list: { refetch }, children }: EmptyListProps) => {
  const t = useComplianceTexts();
  const { organizationId } = useSession();
  // The frame of the console asks how far the sample data are; the answer is shared.
  const { data } = useListMyOrganizationsQuery();
  const isMaking = data?.find(({ id }) => id === organizationId)?.sample_data?.state === 'making';
  const wasMaking = useRef(isMaking);
  useEffect(() => {
    if (wasMaking.current && !isMaking) refetch();
    wasMaking.current = isMaking;
  }, [isMaking, refetch]);
  if (!isMaking) return children;
  return (
    <EmptyState icon="refresh" title={t('samples.making')}>
      {t('samples.making_text')}
    </EmptyState>
  );
};
