import { MAX_WEBHOOKS } from '@yinyom/contracts/notify/webhookLimits';
import { errorMessage, openModal, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useWebhookTexts } from '../../texts/useWebhookTexts';
import { WebhookModal } from './WebhookModal';
import { WebhookTable } from './WebhookTable';
import { useListWebhooksQuery } from './webhooksApi';

/** Results change by themselves. */
const EVERY_MS = 15_000;

/** The webhooks of the chosen organization, each with what came of its latest message. */
export const Webhooks = () => {
  const t = useWebhookTexts();
  const id = useSession().organizationId ?? '';
  const list = useListWebhooksQuery(
    { params: { id } },
    { skip: !id, pollingInterval: EVERY_MS, skipPollingIfUnfocused: true },
  );
  const webhooks = list.data?.entities;
  const isFull = (webhooks?.length ?? 0) >= MAX_WEBHOOKS;
  const add = (
    <Button
      icon="add"
      disabled={isFull}
      onClick={() => openModal((close) => <WebhookModal organizationId={id} close={close} />)}
    >
      {t('add')}
    </Button>
  );

  if (!webhooks && list.isError)
    return <ErrorState onRetry={() => void list.refetch()}>{errorMessage(list.error)}</ErrorState>;
  if (!webhooks) return <Skeleton $height="320px" />;
  if (webhooks.length === 0)
    return (
      <EmptyState icon="link" title={t('empty')} action={add}>
        {t('empty_hint')}
      </EmptyState>
    );
  return (
    <Stack $gap={4}>
      <Row $justify="space-between">
        <p>{t(isFull ? 'full' : 'count', { count: webhooks.length, most: MAX_WEBHOOKS })}</p>
        {add}
      </Row>
      <WebhookTable webhooks={webhooks} />
    </Stack>
  );
};
