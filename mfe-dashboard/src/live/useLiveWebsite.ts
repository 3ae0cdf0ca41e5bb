import { LIVE, type LiveData, type LiveEvent } from '@yinyom/contracts/live/liveEvents';
import { useWebsiteEvents } from '@yinyom/mfe-kit/useWebsiteEvents';
import type { LiveState } from '@yinyom/mfe-kit/useWebsiteEvents';
import { useCallback, useEffect, useState } from 'react';
import { useTabVisible } from './useTabVisible';
import { useThrottled } from './useThrottled';

/** Milliseconds between two questions for what events do not say: how many visitors there are, and their rows. */
const REFRESH_MS = 3_000;

/** How a page is kept up to date. */
export interface Live {
  state: LiveState;
  /** Grows with every decision that is told. */
  beat: number;
}

interface Wishes {
  /** Figures of today; answers whether they were news. */
  onFigures(figures: LiveData<'figures'>): boolean;
  /** Asks anew for everything that is shown. */
  refresh(): void;
  /** A file is further. */
  onExport(): void;
  /** A scan is over, or an alert is another one. */
  onChange(): void;
}

/** Whether a scan of this state changes no more. */
const isOver = (status: LiveData<'scan'>['status']): boolean => status !== 'queued' && status !== 'running';

/**
 * Keeps a page about a website up to date: by the stream of what happens there, and by asking again and again where that does
 * not come. Of a page that nobody sees nothing is asked.
 */
export const useLiveWebsite = (
  applicationId: string | null,
  { onFigures, refresh, onExport, onChange }: Wishes,
): Live => {
  const [beat, setBeat] = useState(0);
  const visible = useTabVisible();
  const refreshSoon = useThrottled(refresh, REFRESH_MS);
  const onEvent = useCallback(
    (happened: LiveEvent) => {
      if (happened.event === 'figures' && onFigures(happened.data)) {
        setBeat((count) => count + 1);
        refreshSoon();
      }
      if (happened.event === 'scan' && isOver(happened.data.status)) {
        onChange();
        refreshSoon();
      }
      if (happened.event === 'alert') onChange();
      if (happened.event === 'export') onExport();
    },
    [onChange, onExport, onFigures, refreshSoon],
  );
  const state = useWebsiteEvents(applicationId, onEvent);
  const polls = state === 'polling' && visible && applicationId !== null;
  useEffect(() => {
    if (!polls) return undefined;
    const timer = setInterval(() => {
      setBeat((count) => count + 1);
      refreshSoon();
    }, LIVE.pollMs);
    return () => clearInterval(timer);
  }, [polls, refreshSoon]);
  return { state, beat };
};
