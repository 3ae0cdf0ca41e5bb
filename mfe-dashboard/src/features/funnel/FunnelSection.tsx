import type { Funnel } from '@yinyom/contracts/consents/summary';
import { useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import styled from 'styled-components';
import { HowCounted } from '../../share/HowCounted';
import { ViewSwitch } from '../../share/ViewSwitch';
import { FunnelStepRow } from './FunnelStepRow';
import { funnelSteps } from './funnelSteps';
import { FunnelTable } from './FunnelTable';

const Head = styled(Row)`
  margin-bottom: ${({ theme }) => theme.space(4)};
`;

interface FunnelSectionProps {
  /** Absent while it is being loaded. */
  funnel: Funnel | undefined;
  before: Funnel | undefined;
  days: number;
}

/** How many banners were shown, answered, and answered with an acceptance, beside the time before. */
export const FunnelSection = ({ funnel, before, days }: FunnelSectionProps) => {
  const t = useTexts('dashboard');
  const [shown, setShown] = useState<'chart' | 'table'>('chart');
  const steps = funnel && before && funnelSteps(funnel, before);
  const most = Math.max(0, ...(steps ?? []).map(({ count }) => count));
  return (
    <Card aria-label={t('funnel.title')}>
      <Head $justify="space-between">
        <h2>{t('funnel.title')}</h2>
        <ViewSwitch views={['chart', 'table']} shown={shown} onShow={setShown} />
      </Head>
      {!steps && <Skeleton $height="220px" />}
      {steps && shown === 'table' && <FunnelTable steps={steps} />}
      {steps && shown === 'chart' && (
        <Stack as="ul" $gap={5}>
          {steps.map((step) => (
            <FunnelStepRow key={step.key} step={step} most={most} days={days} />
          ))}
        </Stack>
      )}
      <HowCounted>{t('funnel.note')}</HowCounted>
    </Card>
  );
};
