import type { Category } from '@yinyom/contracts/websites/category';
import { useTexts } from '@yinyom/mfe-kit';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import type { ReactNode } from 'react';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { Assignment } from './Assignment';
import type { AssignItem } from '../../common/assignRows';

interface AssignmentListProps {
  /** Undefined while they are not there. */
  items: readonly AssignItem[] | undefined;
  categories: readonly Category[] | undefined;
  failed: boolean;
  onRetry: () => void;
  /** Where to go when there is nothing to decide. */
  wayOn: ReactNode;
}

/** Cookies that want a decision, or why there are none to show. */
export const AssignmentList = ({ items, categories, failed, onRetry, wayOn }: AssignmentListProps) => {
  const t = useTexts('websites');
  if (items?.length === 0) {
    return (
      <EmptyState icon="check" title={t('reassign.emptyTitle')} action={wayOn}>
        {t('reassign.emptyText')}
      </EmptyState>
    );
  }
  if (items && categories) return <Assignment items={items} categories={categories} />;
  return failed ? <ErrorState onRetry={onRetry} /> : <RowsSkeleton />;
};
