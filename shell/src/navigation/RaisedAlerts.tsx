import { formatNumber, useLang, useSession, useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import { useSyncExternalStore } from 'react';
import { useRaisedAlertsQuery } from './raisedAlertsApi';

/** Alerts come at any time; nobody waits for this number. */
const EVERY_MS = 120_000;

const onChange = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
/** A tab that nobody sees asks nothing. */
const isSeen = (): boolean => document.visibilityState !== 'hidden';

/**
 * How many new alerts the list behind the entry has: those of the selected website and of its organization. Where only other
 * websites have some, a quieter number of them.
 */
export const RaisedAlerts = () => {
  const t = useTexts('shell');
  const lang = useLang();
  const { organizationId, applicationId } = useSession();
  const seen = useSyncExternalStore(onChange, isSeen);
  const { data } = useRaisedAlertsQuery(
    { quiet: true },
    { pollingInterval: EVERY_MS, skipPollingIfUnfocused: true, skip: !seen },
  );
  const rows = (data?.by_application ?? []).filter(
    ({ organization_id }) => organization_id === organizationId,
  );
  const isListed = ({ application_id }: (typeof rows)[number]) =>
    application_id === null || application_id === applicationId;
  const sum = (of: typeof rows) => of.reduce((all, { raised }) => all + raised, 0);
  const listed = sum(rows.filter(isListed));
  const elsewhere = sum(rows) - listed;
  if (listed + elsewhere === 0) return null;
  return (
    <Badge tone={listed > 0 ? 'danger' : 'neutral'}>
      {formatNumber(listed || elsewhere, lang)}
      <VisuallyHidden> {t(listed > 0 ? 'menu.new_alerts' : 'menu.alerts_elsewhere')}</VisuallyHidden>
    </Badge>
  );
};
