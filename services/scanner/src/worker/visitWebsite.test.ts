import { createLogger } from '@yinyom/service-kit/logger';
import { endless, finds, foundItem } from '../testing/scanStory';
import type { RunScan } from './RunScan';
import { createVisit } from './visitWebsite';

const order = {
  startUrls: ['https://www.site.ac.th/'],
  maxPages: 1,
  passes: ['none'] as const,
  includeSubdomains: false,
};
const goOn = () => Promise.resolve('go_on' as const);

const visiting = (runScan: RunScan, stopping: AbortSignal) =>
  createVisit({ runScan, logger: createLogger('silent'), beatMs: 5 })(
    { ...order, passes: [...order.passes] },
    { id: 'a', stopping, hear: goOn },
  );

it('starts no browser for a worker that was closed meanwhile', async () => {
  const starts: string[] = [];
  const counting: RunScan = (own, hooks) => {
    starts.push(own.startUrls[0] ?? '');
    return finds([foundItem()])(own, hooks);
  };
  const { outcome, ours } = await visiting(counting, AbortSignal.abort());
  expect([outcome.state, outcome.items, ours, starts]).toEqual(['cancelled', [], true, []]);
});

it('ends a scan at work when its worker is closed', async () => {
  const stopping = new AbortController();
  const scan = visiting(endless, stopping.signal);
  stopping.abort();
  expect((await scan).outcome.state).toBe('cancelled');
});
