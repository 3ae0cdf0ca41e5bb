import type { Alert } from '@yinyom/contracts/notify/alerts';
import { errorMessage, formatNumber, openModal, toast, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { useAlertTexts } from '../../texts/useAlertTexts';
import { SnoozeModal } from './SnoozeModal';
import { useUpdateAlerts } from './useUpdateAlerts';

interface BulkBarProps {
  chosen: readonly Alert[];
  onClear: () => void;
}

/** What can be done with all chosen alerts at once. */
export const BulkBar = ({ chosen, onClear }: BulkBarProps) => {
  const t = useAlertTexts();
  const lang = useLang();
  const { updateAll, busy } = useUpdateAlerts();
  const ids = chosen.map(({ id }) => id);
  const take = async () => {
    const refusal = await updateAll(ids, { state: 'acknowledged' });
    if (refusal) toast.error(errorMessage(refusal));
    else toast.success(t('said_acknowledged'));
    onClear();
  };
  return (
    <BottomBar status={t('chosen', { amount: formatNumber(chosen.length, lang) })}>
      <IconButton data-clears="" icon="close" label={t('clear')} onClick={onClear} />
      <Button
        kind="secondary"
        icon="clock"
        onClick={() => openModal((close) => <SnoozeModal ids={ids} close={close} onDone={onClear} />)}
      >
        {t('snooze_chosen')}
      </Button>
      <Button icon="check" busy={busy} onClick={() => void take()}>
        {t('take_chosen')}
      </Button>
    </BottomBar>
  );
};
