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

/** How many alerts of the organization in use nobody takes care of yet; nothing while there are none. */
export const RaisedAlerts = () => {
  const t = useTexts('shell');
  const lang = useLang();
  const { organizationId } = useSession();
  const seen = useSyncExternalStore(onChange, isSeen);
  const { data } = useRaisedAlertsQuery(
    { quiet: true },
    { pollingInterval: EVERY_MS, skipPollingIfUnfocused: true, skip: !seen },
  );
  const raised = (data?.by_application ?? [])
    .filter(({ organization_id }) => organization_id === organizationId)
    .reduce((sum, { raised: some }) => sum + some, 0);
  if (raised === 0) return null;
  return (
    <Badge tone="danger">
      {formatNumber(raised, lang)}
      <VisuallyHidden> {t('menu.new_alerts')}</VisuallyHidden>
    </Badge>
  );
};
