import { Stack } from '@yinyom/ui/data/Stack';
import { ActivityList } from '../features/activities/ActivityList';
import { FoundForms } from '../features/found-forms/FoundForms';
import { RefreshCard } from '../features/refresh/RefreshCard';
import { ExemptionNotice } from '../features/refusals/ExemptionNotice';
import { RecordSummary } from '../features/refusals/RecordSummary';
import { RecordArea } from '../layout/RecordArea';
import { useRecordTexts } from '../texts/useRecordTexts';

/** `/compliance/record`: whether it is needed, activities of the record of processing, forms that scans found, what changed since, and rejected requests. */
export const RecordPage = () => {
  const t = useRecordTexts();
  return (
    <RecordArea title={t('title')} lead={t('lead')}>
      <Stack $gap={5}>
        <ExemptionNotice />
        <ActivityList />
        <FoundForms />
        <RefreshCard />
        <RecordSummary />
        <p>{t('draft')}</p>
      </Stack>
    </RecordArea>
  );
};
