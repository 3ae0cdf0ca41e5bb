import { createLogger } from '@yinyom/service-kit/logger';
import { MAX_ADDRESS } from '@yinyom/contracts/scanner/shortAddress';
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

it('hands over no text of a page that is too long to be stored, nor too many of them', async () => {
  const long = `https://www.site.ac.th/${'a/'.repeat(9_000)}`;
  const item = foundItem({ name: long, firstPage: long, lastPage: long });
  const pages = [{ url: long, state: 'loaded' as const, code: null }];
  const banner = { kind: 'generic' as const, name: long, before: Buffer.from('png'), after: null };
  const refused = [{ host: long, port: 443, code: 'connection_failed' }];
  const never = new AbortController().signal;
  const few = (await visiting(finds([item], { pages, banner, refused }), never)).outcome;
  const [kept] = few.items;
  const texts = [kept?.name, kept?.firstPage, kept?.lastPage, few.pages[0]?.url, few.banner.name];
  for (const text of [...texts, few.refused[0]?.host])
    expect([text?.length, text?.slice(0, 40)]).toEqual([MAX_ADDRESS, long.slice(0, 40)]);
  expect(few.banner.before).toEqual(Buffer.from('png'));
  const many = (await visiting(finds(Array.from({ length: 2_000 }, () => item)), never)).outcome;
  expect([many.items.length, JSON.stringify(many).length < 5_000_000]).toEqual([2_000, true]);
});

it('ends a scan at work when its worker is closed', async () => {
  const stopping = new AbortController();
  const scan = visiting(endless, stopping.signal);
  stopping.abort();
  expect((await scan).outcome.state).toBe('cancelled');
});
