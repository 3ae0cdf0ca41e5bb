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
import { useUpdateAlerts } from './useUpdateAlerts';

const DAYS = ['1', '3', '7', '14', String(MAX_SNOOZE_DAYS)] as const;
/** The platform's clock may be a little behind ours, and it takes no moment beyond the last day. */
const MARGIN_MS = 5 * 60_000;

interface SnoozeModalProps extends SlotProps {
  ids: readonly string[];
  onDone?: () => void;
}

/** Puts alerts off: no message about them is sent before that day. */
export const SnoozeModal = ({ ids, close, onDone }: SnoozeModalProps) => {
  const t = useAlertTexts();
  const form = useId();
  const [days, setDays] = useState<(typeof DAYS)[number]>('1');
  const [failure, setFailure] = useState<string | null>(null);
  const { updateAll, busy } = useUpdateAlerts();
  const submit = async () => {
    const until = new Date(Date.now() + Number(days) * DAY_MS - MARGIN_MS);
    const refusal = await updateAll(ids, { state: 'snoozed', snoozed_until: until.toISOString() });
    if (refusal) return setFailure(errorMessage(refusal));
    close();
    onDone?.();
    toast.success(t('said_snoozed'));
  };
  return (
    <Modal
      title={t('snooze')}
      onClose={close}
      actions={
        <Button type="submit" form={form} busy={busy}>
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
