import { MAX_SNOOZE_DAYS } from '@yinyom/contracts/notify/alertRules';
import { DAY_MS } from '@yinyom/contracts/durations';
import { errorMessage, Form, toast } from '@yinyom/mfe-kit';
import type { SlotProps } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { Select } from '@yinyom/ui/form/Select';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useId, useState } from 'react';
import { useAlertTexts } from '../../texts/useAlertTexts';
import { useUpdateAlertMutation } from './alertsApi';

const DAYS = ['1', '3', '7', '14', String(MAX_SNOOZE_DAYS)] as const;
/** The platform's clock may be a little behind ours, and it takes no moment beyond the last day. */
const MARGIN_MS = 5 * 60_000;

/** Puts an alert off: nobody is told of it before that day. */
export const SnoozeModal = ({ id, close }: SlotProps & { id: string }) => {
  const t = useAlertTexts();
  const form = useId();
  const [days, setDays] = useState<(typeof DAYS)[number]>('1');
  const [failure, setFailure] = useState<string | null>(null);
  const [update, { isLoading }] = useUpdateAlertMutation();
  const submit = async () => {
    const until = new Date(Date.now() + Number(days) * DAY_MS - MARGIN_MS);
    try {
      await update({
        params: { id },
        body: { state: 'snoozed', snoozed_until: until.toISOString() },
      }).unwrap();
      close();
      toast.success(t('said_snoozed'));
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return (
    <Modal
      title={t('snooze')}
      onClose={close}
      actions={
        <Button type="submit" form={form} busy={isLoading}>
          {t('snooze')}
        </Button>
      }
    >
      <Form id={form} refusals={0} onSubmit={submit}>
        <Stack>
          <ProblemBox>{failure}</ProblemBox>
          <p>{t('snooze_hint')}</p>
          <Select
            label={t('snooze_for')}
            value={days}
            onChange={setDays}
            options={DAYS.map((value) => ({
              value,
              label: t(value === '1' ? 'one_day' : 'days', { amount: value }),
            }))}
          />
        </Stack>
      </Form>
    </Modal>
  );
};
