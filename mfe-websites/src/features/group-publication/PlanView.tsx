import type { GroupPublication } from '@yinyom/contracts/groups/groupPublication';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Stack } from '@yinyom/ui/data/Stack';
import { useEffect } from 'react';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { OutcomeCounts } from './OutcomeCounts';
import { PublicationProgress } from './PublicationProgress';
import { PublicationRows } from './PublicationRows';
import { usePublication } from './usePublication';

/** A plan that can be confirmed. */
export interface ReadyPlan {
  id: string;
  hash: string;
  /** How many websites it changes. */
  websites: number;
}

interface PlanViewProps {
  plan: GroupPublication;
  /** Called once all of the plan was made. */
  onReady: (ready: ReadyPlan) => void;
}

/** A plan while it is made, and then what it says about each website. */
export const PlanView = ({ plan, onReady }: PlanViewProps) => {
  const t = useGroupTexts();
  const { publication, isError, refetch } = usePublication(plan);
  const { id, state, plan_hash, outcomes } = publication;
  const websites = outcomes['planned'] ?? 0;
  useEffect(() => {
    if (state === 'planned' && plan_hash) onReady({ id, hash: plan_hash, websites });
  }, [id, state, plan_hash, websites, onReady]);
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
