import { errorMessage, openModal, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Notice } from '@yinyom/ui/data/Notice';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useKeysTexts } from '../../texts/useKeysTexts';
import { useListApiKeysQuery } from './apiKeysApi';
import { KeyFormModal } from './KeyFormModal';
import { KeyTable } from './KeyTable';

/** The API keys of the chosen organization, with the button for one more. */
export const KeyList = () => {
  const t = useKeysTexts();
  const id = useSession().organizationId ?? '';
  const { data, error, isError, refetch } = useListApiKeysQuery({ params: { id } }, { skip: !id });
  const add = (
    <Button icon="add" onClick={() => openModal((close) => <KeyFormModal close={close} />)}>
      {t('add')}
    </Button>
  );
  if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
  if (!data)
    return (
      <Stack role="status">
        <Skeleton $height="44px" />
        <Skeleton $height="64px" />
      </Stack>
    );
  if (data.entities.length === 0)
    return (
      <EmptyState icon="lock" title={t('empty')} action={add}>
        {t('empty_hint')}
      </EmptyState>
    );
  return (
    <Stack $gap={4}>
      <Row $justify="end">{add}</Row>
      {data.entities.some(({ state }) => state === 'orphaned') && <Notice>{t('orphaned_notice')}</Notice>}
      <KeyTable keys={data.entities} />
    </Stack>
  );
};
