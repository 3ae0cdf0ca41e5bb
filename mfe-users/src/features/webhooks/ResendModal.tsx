import { resendDeliveries } from '@yinyom/contracts/notify/deliveries';
import { DAY_MS } from '@yinyom/contracts/durations';
import { toast, useForm } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import type { SlotProps } from '@yinyom/mfe-kit';
import { DateField } from '@yinyom/ui/form/DateField';
import { Select } from '@yinyom/ui/form/Select';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { Pair } from '@yinyom/ui/form/Pair';
import { useWebhookTexts } from '../../texts/useWebhookTexts';
import { useResendDeliveriesMutation } from './webhooksApi';

/** Days are those of Asia/Bangkok, as everywhere. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00+07:00`);
const timeOf = (date: Date): string => (Number.isNaN(date.getTime()) ? '' : date.toISOString());

interface ResendModalProps extends SlotProps {
  /** The organization. */
  id: string;
  webhookId: string;
}

/** Sends the messages of some days again. */
export const ResendModal = ({ id, webhookId, close }: ResendModalProps) => {
  const t = useWebhookTexts();
  const form = useForm(
    { from: '', to: '', status: 'failed' as 'failed' | 'delivered' | 'all' },
    { schema: resendDeliveries.body },
  );
  const [resend, { isLoading }] = useResendDeliveriesMutation();
  const { values, field } = form;

  const submit = async () => {
    const from = timeOf(startOf(values.from));
    const to = timeOf(new Date(startOf(values.to).getTime() + DAY_MS - 1));
    const missing = (time: string) => (time === '' ? 'date_invalid' : undefined);
    const wrong = { from: missing(from), to: missing(to) };
    if (!form.passes(Object.fromEntries(Object.entries(wrong).filter(([, code]) => code)))) return;
    const body = { from, to, ...(values.status !== 'all' && { status: values.status }) };
    await sendForm(form, async () => {
      const { resent, more } = await resend({ params: { id, webhookId }, body }).unwrap();
      close();
      toast.success(t(more ? 'resent_more' : 'resent', { count: resent }));
    });
  };

  return (
    <FormModal
      title={t('resend_range')}
      form={form}
      submitLabel={t('resend')}
      busy={isLoading}
      onSubmit={submit}
      close={close}
    >
      <p>{t('resend_text')}</p>
      <Pair>
        <DateField {...field('from')} label={t('from')} required />
        <DateField {...field('to')} label={t('to')} required />
      </Pair>
      <Select
        {...field('status')}
        label={t('status')}
        options={(['failed', 'delivered', 'all'] as const).map((value) => ({
          value,
          label: t(`status_${value}`),
        }))}
      />
    </FormModal>
  );
};
