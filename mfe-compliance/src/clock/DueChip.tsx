import { isOpen, type RequestState } from '@yinyom/contracts/requests/requestStates';
import { bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import { formatDate } from '@yinyom/mfe-kit';
import { Badge, type BadgeTone } from '@yinyom/ui/data/Badge';
import { useComplianceTexts } from '../texts/useComplianceTexts';
import { daysLeft, SOON_DAYS } from './daysLeft';

const toneOf = (days: number): BadgeTone => {
  if (days < 0) return 'danger';
  return days <= SOON_DAYS ? 'warning' : 'neutral';
};

/** How many days are left until the answer; of a closed request, when it was closed. */
export const DueChip = ({
  request: { due_at, state, closed_at },
}: {
  request: { due_at: string; state: RequestState; closed_at: string | null };
}) => {
  const t = useComplianceTexts();
  if (!isOpen(state)) return <Badge>{t(`clock.closed`, { date: formatDate(closed_at) })}</Badge>;
  const days = daysLeft(due_at, bangkokToday());
  const words =
    days < -1
      ? t('clock.days_late', { days: -days })
      : days === -1
        ? t('clock.day_late')
        : days === 0
          ? t('clock.today')
          : days === 1
            ? t('clock.tomorrow')
            : t('clock.days_left', { days });
  return <Badge tone={toneOf(days)}>{words}</Badge>;
};
