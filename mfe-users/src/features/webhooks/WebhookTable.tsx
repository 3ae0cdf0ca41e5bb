import type { Webhook } from '@yinyom/contracts/notify/webhooks';
import { formatDateTime } from '@yinyom/mfe-kit';
import { Badge, type BadgeTone } from '@yinyom/ui/data/Badge';
import { Table } from '@yinyom/ui/data/Table';
import styled from 'styled-components';
import { useWebhookTexts } from '../../texts/useWebhookTexts';
import { useResultText } from './useResultText';
import { WebhookActions } from './WebhookActions';

const Address = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  overflow-wrap: anywhere;
`;
const TONES: Record<Webhook['state'], BadgeTone> = {
  active: 'success',
  paused: 'neutral',
  gone: 'danger',
  failing: 'danger',
};

/** Webhooks, each with its state, the result of its latest message and what can be done with it. */
export const WebhookTable = ({ webhooks }: { webhooks: readonly Webhook[] }) => {
  const t = useWebhookTexts();
  const resultOf = useResultText();
  return (
    <Table
      caption={t('table')}
      items={webhooks}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('name'),
          phone: 'head',
          cell: ({ name, url }) => (
            <>
              {name}
              <Address>{url}</Address>
            </>
          ),
        },
        {
          key: 'state',
          title: t('state'),
          phone: 'bare',
          cell: ({ state }) => <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>,
        },
        {
          key: 'events',
          title: t('events'),
          cell: ({ events }) => t('events_count', { count: events.length }),
        },
        {
          key: 'last',
          title: t('last_try'),
          cell: ({ last_try }) =>
            last_try ? `${resultOf(last_try)} · ${formatDateTime(last_try.at)}` : t('never'),
        },
        { key: 'waiting', title: t('waiting'), align: 'end', cell: ({ waiting }) => waiting },
        {
          key: 'actions',
          title: t('actions'),
          hiddenTitle: true,
          align: 'end',
          cell: (webhook) => <WebhookActions webhook={webhook} />,
        },
      ]}
    />
  );
};
