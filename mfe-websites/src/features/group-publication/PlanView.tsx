import type { GroupPublication } from '@yinyom/contracts/groups/groupPublication';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Stack } from '@yinyom/ui/data/Stack';
import { useEffect } from 'react';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { OutcomeCounts } from './OutcomeCounts';
import { PublicationProgress } from './PublicationProgress';
import { PublicationRows } from './PublicationRows';
import { usePublication } from './usePublication';

interface PlanViewProps {
  plan: GroupPublication;
  /** Gets the plan's hash and how many websites it changes, once all of it was made. */
  onReady: (ready: { hash: string; websites: number }) => void;
}

/** A plan while it is made, and then what it says about each website. */
export const PlanView = ({ plan, onReady }: PlanViewProps) => {
  const t = useGroupTexts();
  const { publication, isError, refetch } = usePublication(plan);
  const { state, plan_hash, outcomes } = publication;
  const websites = outcomes['planned'] ?? 0;
  useEffect(() => {
    if (state === 'planned' && plan_hash) onReady({ hash: plan_hash, websites });
  }, [state, plan_hash, websites, onReady]);
  if (state === 'failed') return <ErrorState>{t('progress.failed')}</ErrorState>;
  if (state === 'planning')
    return isError ? (
      <ErrorState onRetry={() => void refetch()} />
    ) : (
      <PublicationProgress publication={publication} />
    );
  return (
    <Stack $gap={3}>
      <OutcomeCounts publication={publication} />
      <PublicationRows publication={publication} />
    </Stack>
  );
};
