import type { DELIVERY_STATUSES } from '@yinyom/contracts/notify/deliveries';
import { Link, openModal, useSession } from '@yinyom/mfe-kit';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { useState } from 'react';
import { useWebhookTexts } from '../../texts/useWebhookTexts';
import { DeliveryTable } from './DeliveryTable';
import { ResendModal } from './ResendModal';
import { useGetWebhookQuery, useListDeliveriesInfiniteQuery } from './webhooksApi';

type Status = (typeof DELIVERY_STATUSES)[number] | '';
const CHOICES: readonly Status[] = ['', 'failed', 'waiting', 'delivered'];

/** What was sent to one webhook in the last 30 days, newest first. */
export const Deliveries = ({ webhookId }: { webhookId: string }) => {
  const t = useWebhookTexts();
  const id = useSession().organizationId ?? '';
  const [status, setStatus] = useState<Status>('');
  const params = { id, webhookId };
  const { data: webhook } = useGetWebhookQuery({ params }, { skip: !id });
  const list = useListDeliveriesInfiniteQuery(
    { params, query: { status: status || undefined } },
    { skip: !id },
  );

  return (
    <Stack $gap={4}>
      <p>
        <Link to="/user/webhooks">{t('back')}</Link>
      </p>
      <h2>{t('deliveries_of', { name: webhook?.name ?? '…' })}</h2>
      <Row $justify="space-between">
        <Select
          label={t('status')}
          value={status}
          onChange={setStatus}
          options={CHOICES.map((value) => ({ value, label: t(`status_${value || 'all'}`) }))}
        />
        <Row>
          <Button kind="secondary" icon="refresh" busy={list.isFetching} onClick={() => void list.refetch()}>
            {t('refresh')}
          </Button>
          <Button
            kind="secondary"
            onClick={() => openModal((close) => <ResendModal {...{ id, webhookId, close }} />)}
          >
            {t('resend_range')}
          </Button>
        </Row>
      </Row>
      <PagedList
        list={list}
        placeholder={<Skeleton $height="320px" />}
        empty={
          <EmptyState icon="clock" title={t('no_deliveries')}>
            {t('no_deliveries_hint')}
          </EmptyState>
        }
      >
        {(deliveries) => <DeliveryTable {...{ id, webhookId, deliveries }} />}
      </PagedList>
    </Stack>
  );
};
