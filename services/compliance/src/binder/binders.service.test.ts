import { MAX_BINDERS_AT_ONCE } from '@yinyom/contracts/papers/binders';
import { createBindersService } from './binders.service';

const ID = 'b'.repeat(24);
const now = new Date('2026-11-29T03:00:00Z');

/** Asks for a newer binder than the one there is. @returns what became of the earlier one, and of the call */
const askNewer = async (making: number, organizationContact: () => Promise<null>) => {
  const released: string[] = [];
  const earlier = { _id: ID, state: 'ready', expires_at: new Date('2027-01-01T00:00:00Z') };
  const service = createBindersService({
    binders: {
      byRequest: async () => earlier,
      countMaking: async () => making,
      newId: () => 'c'.repeat(24),
      releaseRequest: async (id: string) => void released.push(id),
      insert: () => Promise.reject(new Error('inserted')),
    },
    keys: { newKey: () => ({}) },
    identity: { organizationContact },
    now: () => now,
  } as unknown as Parameters<typeof createBindersService>[0]);
  const days = { from: '2026-07-01', until: '2026-09-30' };
  const order = { ...days, applications: null, papers: ['requests' as const], languages: 'th' as const };
  const owner = { organizationId: 'o', organizationName: 'O', madeBy: { id: 'u', name: 'U' } };
  const failed = await service
    .create(owner, { ...order, newer_than: ID, letter_id: null })
    .catch((error: Error) => error);
  return { released, failed };
};

it('the earlier binder answers its request until another one is begun', async () => {
  const full = await askNewer(MAX_BINDERS_AT_ONCE, async () => null);
  expect(full).toMatchObject({ released: [], failed: { code: 'export_limit' } });
  const away = await askNewer(0, () => Promise.reject(new Error('away')));
  expect(away).toMatchObject({ released: [], failed: { message: 'away' } });
  expect(await askNewer(0, async () => null)).toMatchObject({
    released: [ID],
    failed: { message: 'inserted' },
  });
});
