import { createItemLedger, type Phase } from './itemLedger';
import type { Evidence, ItemObservation } from './ItemObservation';

const NONE: Phase = { pass: 'none', chosen: false };
const ACCEPTED: Phase = { pass: 'accept', chosen: true };
const cookie = (more: Partial<ItemObservation> = {}): ItemObservation => ({
  name: 'a',
  domain: 'www.school.ac.th',
  kind: 'cookie',
  at: 1_000,
  page: 'http://x/1',
  durationSeconds: 0,
  ...more,
});
const header = (lifetime: number | null, more: Partial<Evidence> = {}): Evidence => ({
  name: 'a',
  domain: 'www.school.ac.th',
  kind: 'cookie',
  at: 1_000,
  page: 'http://x/1',
  lifetime,
  setBy: { kind: 'header', url: 'http://cdn.com/', line: null },
  setterHost: 'cdn.com',
  ...more,
});

it('keeps an item once, with its passes, its longest life and its last page', () => {
  const ledger = createItemLedger('school.ac.th', 10);
  ledger.see(cookie(), ACCEPTED);
  ledger.see(cookie({ durationSeconds: 60, page: 'http://x/2' }), NONE);
  ledger.see(cookie({ durationSeconds: 30 }), NONE);
  expect(ledger.items()).toMatchObject([
    {
      durationSeconds: 60,
      isSession: false,
      beforeConsent: true,
      passes: ['accept', 'none'],
      party: 'first',
    },
  ]);
  expect(ledger.items()[0]).toMatchObject({ firstPage: 'http://x/1', lastPage: 'http://x/1' });
});

it('names the page that set an item, not the one where it was seen first', () => {
  const ledger = createItemLedger('school.ac.th', 10);
  ledger.see(cookie({ page: 'http://x/clean' }), NONE);
  ledger.explain(header(3_600, { page: 'http://x/ga' }), NONE);
  ledger.explain(header(3_600, { page: 'http://x/again' }), NONE);
  expect(ledger.items()).toMatchObject([{ firstPage: 'http://x/ga', setBy: { kind: 'header' } }]);
});

it('a page may have an address of any length, and an item does not', () => {
  const ledger = createItemLedger('school.ac.th', 10);
  const page = `http://x/${'a/'.repeat(50_000)}`;
  ledger.see(cookie({ page }), NONE);
  ledger.explain(header(3_600, { page }), NONE);
  const [{ firstPage = '', lastPage = '' } = {}] = ledger.items();
  expect([firstPage.length, lastPage.length]).toEqual([2_000, 2_000]);
});

it('believes a header only where no look into the jar can tell: too short, or deleted at once', () => {
  const ledger = createItemLedger('school.ac.th', 10);
  ledger.explain(header(3_600), NONE);
  expect(ledger.size).toBe(0);
  ledger.explain(header(0, { at: 2_000 }), NONE);
  ledger.explain(header(2, { name: 'b' }), NONE);
  expect(ledger.items().map(({ name, durationSeconds }) => [name, durationSeconds])).toEqual([
    ['a', 3_600],
    ['b', 2],
  ]);
});

it('believes no script that only tried, and no deletion of what was never set', () => {
  const ledger = createItemLedger('school.ac.th', 10);
  const script = { setBy: { kind: 'script', url: 'http://x/a.js', line: 1 } } as const;
  ledger.explain(header(2, script), NONE);
  ledger.explain(header(null, { ...script, name: 'b' }), NONE);
  ledger.explain(header(0, { ...script, name: 'b' }), NONE);
  ledger.explain(header(0, { name: 'c' }), NONE);
  expect(ledger.size).toBe(0);
});

it('takes from the evidence who set it, and the life that was asked for', () => {
  const ledger = createItemLedger('school.ac.th', 10);
  ledger.explain(header(3_600), NONE);
  ledger.see(cookie({ durationSeconds: 3_598 }), NONE);
  expect(ledger.items()).toMatchObject([
    { durationSeconds: 3_600, setBy: { kind: 'header' }, setterHost: 'cdn.com' },
  ]);
});

it('counts nothing of what this platform sets itself, and lists it', () => {
  const ledger = createItemLedger('school.ac.th', 10);
  for (const name of ['a', 'yinyom_demo0000', 'yinyom_demo0000', 'yy_c']) ledger.see(cookie({ name }), NONE);
  expect(ledger.size).toBe(1);
  expect(ledger.items()).toHaveLength(3);
  // The same names say nothing elsewhere, nor does their beginning.
  ledger.see(cookie({ name: 'yy_c', domain: 'tracker.com' }), NONE);
  ledger.see(cookie({ name: 'yinyom_track' }), NONE);
  expect(ledger.size).toBe(3);
});

it('S-05 keeps no more than its limit, and says that there was more', () => {
  const ledger = createItemLedger('school.ac.th', 2);
  for (const name of ['a', 'b', 'a']) ledger.see(cookie({ name }), NONE);
  expect(ledger.isFull).toBe(false);
  ledger.see(cookie({ name: 'c' }), NONE);
  expect(ledger.isFull).toBe(true);
  expect(ledger.size).toBe(2);
});
