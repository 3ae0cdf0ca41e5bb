import type { DailyRow } from '@yinyom/contracts/consents/dailyReport';
import { formatDate, useTexts } from '@yinyom/mfe-kit';
import { useShareWords } from '../../share/useShareWords';
import { aroundPublication } from './dailyShares';

/** Whether more or fewer accept since the last publication, in one sentence. */
export const SincePublication = ({ rows, day }: { rows: readonly DailyRow[]; day: string }) => {
  const t = useTexts('dashboard');
  const words = useShareWords();
  const around = aroundPublication(rows, day);
  if (!around) return null;
  const { after, before, days } = around;
  const share = words.share(after);
  const date = formatDate(day);
  return (
    <p>
      {share === null
        ? `${t('trend.sinceFew', { date })} ${words.interval(after)}`
        : `${t('trend.since', { date, share })} (${words.interval(after)}). ${words.compared(after, before, days)}`}
    </p>
  );
};
