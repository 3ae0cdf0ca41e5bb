import { useSearchParams } from '@yinyom/mfe-kit';
import { Deliveries } from '../features/webhooks/Deliveries';
import { Webhooks } from '../features/webhooks/Webhooks';
import { UserArea } from '../layout/UserArea';
import { useWebhookTexts } from '../texts/useWebhookTexts';

/** `/user/webhooks`: where messages go; with `?webhook=` what was sent to one of them. */
export const WebhooksPage = () => {
  const t = useWebhookTexts();
  const webhookId = useSearchParams()[0].get('webhook');
  return (
    <UserArea lead={t('lead')}>
      {webhookId === null ? <Webhooks /> : <Deliveries key={webhookId} webhookId={webhookId} />}
    </UserArea>
  );
};
