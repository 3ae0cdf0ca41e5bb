import type { ProcessingActivity } from '@yinyom/contracts/papers/activity';
import { errorMessage, useLang, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useGetProcessingRecordQuery } from '../../calls/recordApi';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { useRegisterTexts } from '../../texts/useRegisterTexts';
import { textIn } from '../../words/textIn';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
`;
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
`;

/** Paper 3: activities of the record of processing, each to be read; of rejected requests the number alone. */
export const ActivitiesCard = ({ onShow }: { onShow: (activity: ProcessingActivity) => void }) => {
  const t = useRegisterTexts();
  const words = useRecordTexts();
  const lang = useLang();
  const { organizationId } = useSession();
  const { data, error, isError, refetch } = useGetProcessingRecordQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  const row = (activity: ProcessingActivity) => (
    <Row key={activity.id}>
      <span id={`activity-${activity.id}`}>{textIn(activity.name, lang)}</span>
      <Button
        kind="quiet"
        size="small"
        icon="eye"
        aria-describedby={`activity-${activity.id}`}
        onClick={() => onShow(activity)}
      >
        {t('readiness.show')}
      </Button>
    </Row>
  );
  const content = () => {
    if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
    if (!data) return <Skeleton $height="120px" />;
    const { controller_record, processor_record, refusals } = data;
    const activities = [...controller_record.activities, ...processor_record.activities];
    return (
      <>
        {activities.length > 0 && <List>{activities.map(row)}</List>}
        <p>{t('reading.refusals', { total: refusals.total })}</p>
      </>
    );
  };
  return (
    <Card aria-labelledby="record">
      <Stack>
        <h2 id="record">{words('title')}</h2>
        {content()}
      </Stack>
    </Card>
  );
};
