import type { LiveEvent } from '@yinyom/contracts/live/liveEvents';
import { useEffect, useRef, useState } from 'react';

/** `live`: events come as they happen. `polling`: they do not come; ask again and again instead. */
export type LiveState = 'connecting' | 'live' | 'polling';

/**
 * What happens on a website, as it happens: one stream for all tabs of the browser. A tab that nobody sees hears of it once
 * it is seen. Events are whole states, so that one that was missed is made up for by the next.
 * @param applicationId null: none yet
 */
export const useWebsiteEvents = (
  applicationId: string | null,
  onEvent: (event: LiveEvent) => void,
): LiveState => {
  const [state, setState] = useState<LiveState>('connecting');
  const listener = useRef(onEvent);
  useEffect(() => {
    listener.current = onEvent;
  }, [onEvent]);
  useEffect(() => {
    if (!applicationId) return undefined;
    let leave: (() => void) | undefined;
    let gone = false;
    void import('./watchWebsite').then(
      ({ watchWebsite }) => {
        const told = { onEvent: (event: LiveEvent) => listener.current(event), onState: setState };
        if (!gone) leave = watchWebsite(applicationId, told);
      },
      () => {
        if (!gone) setState('polling');
      },
    );
    return () => {
      gone = true;
      leave?.();
    };
  }, [applicationId]);
  return state;
};
