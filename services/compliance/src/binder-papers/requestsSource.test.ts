import { OURS } from '@yinyom/testing/identityStandIn';
import type { RequestFilter } from '../register/request.store';
import { createRequestsSource } from './requestsSource';

const now = () => new Date('2026-11-29T03:00:00Z');
const scope = {
  organizationId: OURS,
  organizationName: 'โรงเรียนเดโม',
  applications: null,
  from: new Date('2026-06-30T17:00:00Z'),
  until: new Date('2026-09-30T17:00:00Z'),
};

it('the register counts with its late requests, and settings only where there is none', async () => {
  const kept = { total: 9, late: 2 };
  const asked: RequestFilter[] = [];
  const source = createRequestsSource({
    requests: {
      count: async (filter: RequestFilter) => {
        asked.push(filter);
        return 'due_at' in filter ? kept.late : kept.total;
      },
    } as Parameters<typeof createRequestsSource>[0]['requests'],
    letterMails: { sentOf: async () => new Map() },
    settings: {
      get: async () => ({ receivers: [], form_enabled: true }),
    } as unknown as Parameters<typeof createRequestsSource>[0]['settings'],
    now,
  });
  expect(await source.readiness(OURS)).toMatchObject({
    state: 'partly',
    fields: 3,
    missing: [{ field: 'overdue' }, { field: 'overdue' }],
  });
  // Of a period those count that came in it and that its paper prints, and were late at its end.
  asked.length = 0;
  await source.readiness(OURS, scope);
  const ofPeriod = {
    organization_id: OURS,
    received_at: { $gte: scope.from, $lt: scope.until },
    channel: { $ne: 'self_service' },
  };
  expect(asked).toMatchObject([ofPeriod, { ...ofPeriod, due_at: { $lt: scope.until } }]);
  kept.late = 0;
  expect(await source.readiness(OURS)).toMatchObject({ state: 'complete' });
  kept.total = 0;
  expect(await source.readiness(OURS)).toMatchObject({ fields: 2, missing: [{ field: 'receiver' }] });
});

it('letters that were sent are those whose mail was taken, and those of earlier versions', async () => {
  const sent = new Date('2026-08-02T03:00:00Z');
  const request = (_id: string, letters: { sent_at: Date | null }[]) => ({
    _id,
    number: `DSR-${_id}`,
    rights: ['access'],
    channel: 'form',
    state: 'completed',
    received_at: sent,
    due_at: sent,
    closed_at: sent,
    letters,
  });
  const source = createRequestsSource({
    requests: {
      received: async function* () {
        yield request('mailed', [{ sent_at: null }, { sent_at: null }]);
        yield request('earlier', [{ sent_at: sent }]);
        yield request('paper', [{ sent_at: null }]);
      },
    },
    letterMails: { sentOf: async () => new Map([['mailed', 2]]) },
    now,
  } as unknown as Parameters<typeof createRequestsSource>[0]);
  const [csv] = await source.originals(scope);
  const lines: string[] = [];
  for await (const part of csv!.content) lines.push(...String(part).trimEnd().split('\r\n'));
  const column = lines[0]?.split(',').indexOf('letters_sent') ?? -1;
  expect(lines.slice(1).map((line) => line.split(',')[column])).toEqual(['2', '1', '0']);
});
