import type { Alert } from '@yinyom/contracts/notify/alerts';
import { formatNumber, openModal, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { useAlertTexts } from '../../texts/useAlertTexts';
import { SnoozeModal } from './SnoozeModal';
import { useSayAll } from './useSayAll';

interface BulkBarProps {
  chosen: readonly Alert[];
  onClear: () => void;
}

/** What can be said of all chosen alerts at once. */
export const BulkBar = ({ chosen, onClear }: BulkBarProps) => {
  const t = useAlertTexts();
  const lang = useLang();
  const { say, busy } = useSayAll();
  const ids = chosen.map(({ id }) => id);
  return (
    <BottomBar status={t('chosen', { amount: formatNumber(chosen.length, lang) })}>
      <Button kind="quiet" onClick={onClear}>
        {t('clear')}
      </Button>
      <Button
        kind="secondary"
        icon="clock"
        onClick={() => openModal((close) => <SnoozeModal ids={ids} close={close} onDone={onClear} />)}
      >
        {t('snooze_chosen')}
      </Button>
      <Button icon="check" busy={busy} onClick={() => void say(ids, 'acknowledged').then(onClear)}>
        {t('take_chosen')}
      </Button>
    </BottomBar>
  );
};
