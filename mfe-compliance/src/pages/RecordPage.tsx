import { Stack } from '@yinyom/ui/data/Stack';
import { ActivityList } from '../features/activities/ActivityList';
import { RefreshCard } from '../features/refresh/RefreshCard';
import { RecordSummary } from '../features/refusals/RecordSummary';
import { RecordArea } from '../layout/RecordArea';
import { useRecordTexts } from '../texts/useRecordTexts';

/** `/compliance/record`: activities of the record of processing, what changed since, and rejected requests. */
export const RecordPage = () => {
  const t = useRecordTexts();
  return (
    <RecordArea title={t('title')} lead={t('lead')}>
      <Stack $gap={5}>
        <ActivityList />
        <RefreshCard />
        <RecordSummary />
        <p>{t('draft')}</p>
      </Stack>
    </RecordArea>
  );
};
