import type { DeliveryRecord } from '@yinyom/contracts/notify/deliveries';
import { errorMessage, formatDateTime, toast } from '@yinyom/mfe-kit';
import type { SlotProps } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useState } from 'react';
import { useWebhookTexts } from '../../texts/useWebhookTexts';
import { useResultText } from './useResultText';
import { useGetDeliveryQuery, useResendDeliveryMutation } from './webhooksApi';
import { SentText } from '../../layout/SentText';

/** While the answer is waited for. */
const EVERY_MS = 1_000;

const readable = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
};

interface DeliveryModalProps extends SlotProps {
  /** The organization. */
  id: string;
  webhookId: string;
  deliveryId: string;
}

const Content = ({ delivery }: { delivery: DeliveryRecord }) => {
  const t = useWebhookTexts();
  const resultOf = useResultText();
  return (
    <Stack>
      <p>
        <code>{delivery.id}</code> · {t(`status_${delivery.status}`)}
        {delivery.next_try_at !== null && delivery.log.length > 0 && (
          <> · {t('next_try', { date: formatDateTime(delivery.next_try_at) })}</>
        )}
      </p>
      <h3>{t('request')}</h3>
      <SentText tabIndex={0} aria-label={t('request')}>
        {readable(delivery.body)}
      </SentText>
      <h3>{t('answers')}</h3>
      {delivery.log.length === 0 && <p role="status">{t('on_its_way')}</p>}
      {[...delivery.log].reverse().map((tried) => (
        <Stack key={tried.at} $gap={2}>
          <p>
            {formatDateTime(tried.at)} · {resultOf(tried)} · {t('duration', { ms: tried.duration_ms })}
          </p>
          {tried.answer !== '' && (
            <SentText tabIndex={0} aria-label={t('answer_of', { date: formatDateTime(tried.at) })}>
              {tried.answer}
            </SentText>
          )}
        </Stack>
      ))}
    </Stack>
  );
};

/** One message: what was sent, what was answered to each try, and a way to send it again. */
export const DeliveryModal = ({ id, webhookId, deliveryId, close }: DeliveryModalProps) => {
  const t = useWebhookTexts();
  const params = { id, webhookId, deliveryId };
  /** Tries that were there when it was opened or sent again: one more is waited for. */
  const [seen, setSeen] = useState(0);
  const [asks, setAsks] = useState(true);
  const { data, isError, error, refetch } = useGetDeliveryQuery(
    { params },
    { pollingInterval: asks ? EVERY_MS : 0, skipPollingIfUnfocused: true },
  );
  const [resend, { isLoading }] = useResendDeliveryMutation();
  if (asks && data && data.log.length > seen) setAsks(false);

  const sendAgain = async () => {
    try {
      await resend({ params, body: {} }).unwrap();
      setSeen(data?.log.length ?? 0);
      setAsks(true);
      toast.success(t('resent', { count: 1 }));
    } catch (failure) {
      toast.error(errorMessage(failure));
    }
  };

  return (
    <Modal
      title={t('message', { type: data?.type ?? '…' })}
      width={760}
      onClose={close}
      actions={
        <Button kind="secondary" busy={isLoading} disabled={!data} onClick={() => void sendAgain()}>
          {t('resend')}
        </Button>
      }
    >
      {!data && isError && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
      {!data && !isError && <Skeleton $height="240px" />}
      {data && <Content delivery={data} />}
    </Modal>
  );
};
