import type { Delivery } from '@yinyom/contracts/notify/deliveries';
import { formatDateTime, openModal } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Badge, type BadgeTone } from '@yinyom/ui/data/Badge';
import { Table } from '@yinyom/ui/data/Table';
import styled from 'styled-components';
import { useWebhookTexts } from '../../texts/useWebhookTexts';
import { DeliveryModal } from './DeliveryModal';
import { sentKey } from './eventKey';
import { useResultText } from './useResultText';

const TONES: Record<Delivery['status'], BadgeTone> = {
  waiting: 'warning',
  delivered: 'success',
  failed: 'danger',
};

const Name = styled.span`
  display: block;
`;

interface DeliveryTableProps {
  /** The organization. */
  id: string;
  webhookId: string;
  deliveries: readonly Delivery[];
}

/** Messages, each with the result of its latest try; it opens with what was sent and answered. */
export const DeliveryTable = ({ id, webhookId, deliveries }: DeliveryTableProps) => {
  const t = useWebhookTexts();
  const resultOf = useResultText();
  return (
    <Table
      caption={t('deliveries_table')}
      items={deliveries}
      rowKey={(delivery) => delivery.id}
      columns={[
        {
          key: 'at',
          title: t('at'),
          unbroken: true,
          phone: 'bare',
          cell: ({ created_at }) => formatDateTime(created_at),
        },
        {
          key: 'type',
          title: t('type'),
          phone: 'head',
          cell: ({ type }) => {
            const name = sentKey(type);
            return (
              <>
                {name && <Name>{t(name)}</Name>}
                <code>{type}</code>
              </>
            );
          },
        },
        {
          key: 'status',
          title: t('status'),
          phone: 'bare',
          cell: ({ status }) => <Badge tone={TONES[status]}>{t(`status_${status}`)}</Badge>,
        },
        {
          key: 'last',
          title: t('last_try'),
          cell: ({ last_try }) => (last_try ? resultOf(last_try) : t('never')),
        },
        { key: 'tries', title: t('tries'), align: 'end', cell: ({ tries }) => tries },
        {
          key: 'details',
          title: t('details'),
          hiddenTitle: true,
          align: 'end',
          cell: (delivery) => (
            <Button
              kind="quiet"
              size="small"
              onClick={() =>
                openModal((close) => <DeliveryModal {...{ id, webhookId, deliveryId: delivery.id, close }} />)
              }
            >
              {t('details')}
            </Button>
          ),
        },
      ]}
    />
  );
};
