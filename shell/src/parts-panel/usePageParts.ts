import { useEffect, useState } from 'react';
import { drawnParts } from './drawnParts';
import type { DrawnPart } from './drawnParts';
import { loadTimes } from './loadTimes';
import type { LoadTime } from './loadTimes';
import { sharedVersions } from './sharedVersions';
import type { SharedVersion } from './sharedVersions';

interface PageParts {
  drawn: readonly DrawnPart[];
  times: readonly LoadTime[];
  shared: readonly SharedVersion[];
}

/** What can be told of the page's parts, told anew whenever the page changes, is scrolled or loads something. */
export const usePageParts = (): PageParts => {
  const [parts, setParts] = useState<PageParts>({ drawn: [], times: [], shared: [] });
  useEffect(() => {
    let frame = 0;
    let last = '';
    const look = async () => {
      frame = 0;
      const now = { drawn: drawnParts(), times: loadTimes(), shared: await sharedVersions() };
      // Drawing the panel changes the page, too.
      const text = JSON.stringify(now);
      if (text !== last) setParts(now);
      last = text;
    };
    const soon = () => {
      frame ||= requestAnimationFrame(() => void look());
    };
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-build'] });
    const loads = new PerformanceObserver(soon);
    loads.observe({ type: 'resource' });
    addEventListener('scroll', soon, { passive: true, capture: true });
    addEventListener('resize', soon);
    soon();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      loads.disconnect();
      removeEventListener('scroll', soon, { capture: true });
      removeEventListener('resize', soon);
    };
  }, []);
  return parts;
};
