import { useEffect, useRef } from 'react';
import { useNewestConsentsQuery } from './consentsApi';
import type { ConsentQuery } from './consentsApi';
import { REFRESH_MS } from './refreshTime';
import { useTabVisible } from './useTabVisible';

/** Calls back whenever a visitor decides while the page is looked at, whatever the table is narrowed to. */
export const useNewDecision = (
  query: Pick<ConsentQuery, 'application_id' | 'from' | 'to'>,
  onNewDecision: () => void,
  skip = false,
): void => {
  const visible = useTabVisible();
  const newest = useNewestConsentsQuery(
    { query: { ...query, limit: '1' }, quiet: true },
    { pollingInterval: visible ? REFRESH_MS : 0, skip, refetchOnMountOrArgChange: true },
  );
  const latest = newest.currentData && (newest.currentData.entities[0]?.id ?? 'none');
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (latest && seen.current && latest !== seen.current) onNewDecision();
    seen.current = latest;
  }, [latest, onNewDecision]);
};
