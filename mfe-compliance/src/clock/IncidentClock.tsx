import { MINUTE_MS } from '@yinyom/contracts/durations';
import { hoursUntil, NOTICE_HOURS, URGENT_HOURS } from '@yinyom/contracts/papers/incidentClock';
import type { IncidentSummary } from '@yinyom/contracts/papers/incident';
import { formatDateTime, formatNumber, useLang } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { useIncidentTexts } from '../texts/useIncidentTexts';
import { useNow } from './useNow';

type Clock = Pick<
  IncidentSummary,
  'acting_as' | 'clock_runs' | 'due_at' | 'latest_at' | 'office_sent_at' | 'risk_level'
>;

/** Hours until the notice is due, or what became of it. Urgency is in the words; the colour repeats them. */
export const IncidentClock = ({ incident }: { incident: Clock }) => {
  const t = useIncidentTexts();
  const lang = useLang();
  const now = useNow();
  const { acting_as, clock_runs, due_at, latest_at, office_sent_at, risk_level } = incident;
  if (!clock_runs) {
    if (office_sent_at) return <Badge>{t('clock.sent', { date: formatDateTime(office_sent_at) })}</Badge>;
    return risk_level === 'none' ? <Badge>{t('clock.not_needed')}</Badge> : null;
  }
  // The law gives a processor no hours: 72 of them would be longer than what its agreement says.
  if (acting_as === 'processor') return <Badge tone="danger">{t('clock.processor')}</Badge>;
  const left = hoursUntil(new Date(due_at), now);
  const hours = formatNumber(Math.abs(left), lang);
  if (new Date(latest_at) < now) return <Badge tone="danger">{t('clock.latest')}</Badge>;
  if (left < 0) return <Badge tone="danger">{t('clock.late', { hours })}</Badge>;
  if (left === 0) return <Badge tone="danger">{t('clock.last')}</Badge>;
  if (left < URGENT_HOURS) return <Badge tone="danger">{t('clock.urgent', { hours })}</Badge>;
  // Whole hours alone would take one away as soon as the clock runs.
  if (left >= NOTICE_HOURS - 1) {
    const minutes = Math.floor((Date.parse(due_at) - now.getTime()) / MINUTE_MS) % 60;
    return <Badge tone="warning">{t('clock.first', { hours, minutes: formatNumber(minutes, lang) })}</Badge>;
  }
  return <Badge tone="warning">{t('clock.left', { hours })}</Badge>;
};
