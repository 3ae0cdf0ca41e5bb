import { scan as scanContract, watchScan } from '@yinyom/contracts/scanner/scan';
import type { Scan } from '@yinyom/contracts/scanner/scan';
import { streamEvents, useAppDispatch } from '@yinyom/mfe-kit';
import { useEffect, useRef, useState } from 'react';
import { forgetScanned, latestScanOf, takeScanNews, useLatestScanQuery } from '../../api/scanApi';

/** Milliseconds between two looks at a scan whose events do not arrive (API row 64: 2 seconds or more). */
const POLL_MS = 2500;

/** Whether a scan still changes. */
export const isUnderway = (scan: Scan | undefined): boolean =>
  scan?.status === 'queued' || scan?.status === 'running';

/**
 * A website's latest scan, kept up to date while it runs: by its events, and by asking again and again when those
 * do not come through. Once it ends, everything that it may have changed is asked for anew.
 */
export const useScanProgress = (applicationId: string) => {
  const dispatch = useAppDispatch();
  const [deafTo, setDeafTo] = useState<string | null>(null);
  const followed = useRef<string | null>(null);
  const call = latestScanOf(applicationId);
  const latest = useLatestScanQuery(call, { refetchOnMountOrArgChange: true });
  const scan = latest.currentData?.entities[0];
  const underway = isUnderway(scan);
  const scanId = scan?.id ?? null;
  useLatestScanQuery(call, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    skip: !underway || deafTo !== scanId,
  });

  useEffect(() => {
    if (!underway || !scanId) return undefined;
    followed.current = scanId;
    const leaving = new AbortController();
    const onData = (data: unknown) => {
      const news = scanContract.safeParse(data);
      if (news.success) dispatch(takeScanNews(news.data));
    };
    const params = { id: applicationId, scanId };
    void streamEvents({ endpoint: watchScan, params, quiet: true }, onData, leaving.signal)
      .catch(() => undefined)
      .finally(() => {
        if (!leaving.signal.aborted) setDeafTo(scanId);
      });
    return () => leaving.abort();
  }, [applicationId, dispatch, scanId, underway]);

  useEffect(() => {
    if (underway || !scanId || followed.current !== scanId) return;
    followed.current = null;
    dispatch(forgetScanned());
  }, [dispatch, scanId, underway]);

  return { ...latest, scan, underway };
};
