import { createBreachesSource } from './breachesSource';

it('readiness of a period asks for the breaches that became known in it', async () => {
  const period = { from: new Date('2026-06-30T17:00:00Z'), until: new Date('2026-09-30T17:00:00Z') };
  const closed = { state: 'closed', occurred_from: null, data_kinds: ['name'], persons_estimate: 3 };
  const asked: unknown[] = [];
  const source = createBreachesSource({
    incidents: {
      within: async function* (...[, from, until]: [string, Date, Date]) {
        asked.push({ from, until });
        yield closed;
      },
      list: () => Promise.reject(new Error('those of now are not asked for')),
    },
    show: { toRegistered: (record: object) => record },
    identity: { organizationContact: async () => ({ name: 'O', dpo: null, contact_email: 'o@example.com' }) },
    now: () => new Date('2026-11-30T03:00:00Z'),
  } as unknown as Parameters<typeof createBreachesSource>[0]);
  const { fields, missing } = await source.readiness('o', period);
  expect([asked, fields, missing.map(({ field }) => field)]).toEqual([[period], 4, ['occurred']]);
});
