import { setTimeout } from 'node:timers/promises';
import { ORDERED_TYPES } from '@yinyom/contracts/consents/exports';
import { OFFERED_SCOPES, type Scope } from '@yinyom/contracts/identity/scopes';
import { EVENT_TYPES, HIGH_VOLUME_TYPES, type EventType } from '@yinyom/contracts/notify/eventTypes';
import { WAYS_OUT, type WayOutName } from '@yinyom/contracts/waysOut';
import { isFull } from '@yinyom/testing/matrix';
import { startWholeGateways, type WholeGateways } from '../testing/startWholeGateways';

/** Which websites a key is for. */
const REACHES = ['every', 'this', 'another'] as const;
type Reach = (typeof REACHES)[number];
interface Key {
  key: string;
  /** The one scope that it does not have; null: it has all. */
  without: Scope | null;
  reach: Reach;
}

/** No way out needs it. */
const UNRELATED: Scope = 'users:read';

let gateways: WholeGateways;
const keys: Key[] = [];

const asOwner = async (method: string, path: string, body?: unknown) => {
  const answer = await gateways.send(method, path, { token: gateways.owner.token, body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};
const scopesOfWays = new Set<Scope>(
  Object.values(WAYS_OUT).flatMap(({ scopes }): readonly Scope[] => scopes),
);

beforeAll(async () => {
  gateways = await startWholeGateways({ RATE_LIMITS: 'false' });
  const { organizationId, applicationId } = gateways.owner;
  const form = {
    organization_id: organizationId,
    domain_name: 'library.registrar.ac.th',
    default_language: 'th',
  };
  const other = await asOwner('POST', '/applications', form);
  const websites = { every: null, this: [applicationId], another: [other.id] };
  for (const reach of REACHES)
    for (const without of [null, UNRELATED, ...scopesOfWays]) {
      const scopes = OFFERED_SCOPES.filter((scope) => scope !== without);
      const body = { name: 'Key', scopes, role: 1000, application_ids: websites[reach] };
      const { key } = await asOwner('POST', `/organizations/${organizationId}/api-keys`, body);
      keys.push({ key, without, reach });
    }
});
afterAll(() => gateways?.stop());

/** What a call with a scope of its own answers to a key on a way out; null: the data may leave. */
const refusalOf = (way: WayOutName, call: Scope, { without, reach }: Key): string | null => {
  const { scopes, about } = WAYS_OUT[way];
  if (without === call) return 'scope_missing';
  if (reach === 'another' || (about === 'organization' && reach === 'this')) return 'application_outside_key';
  return without && (scopes as readonly Scope[]).includes(without) ? 'scope_missing' : null;
};

/** One way of each kind that the gate tries with every key. */
const TRIED_WHOLE: readonly WayOutName[] = [
  `export.${ORDERED_TYPES[0]}`,
  `webhook.${EVENT_TYPES[0]}`,
  'document.getMonthlyReportPdf',
];

/**
 * Keys that have all scopes, all but one of a way or of a call on it, and all but one that has nothing to do with it. Every scope
 * of a way lacks to a key for every website, and every reach is that of a key with all scopes; without FULL=1 both together
 * are tried on one way of each kind.
 */
const keysOf = (way: WayOutName, ...calls: Scope[]): Key[] => {
  const related: readonly (Scope | null)[] = [null, UNRELATED, ...WAYS_OUT[way].scopes, ...calls];
  const isWhole = isFull() || TRIED_WHOLE.includes(way);
  return keys.filter(
    ({ without, reach }) => related.includes(without) && (isWhole || reach === 'every' || without === null),
  );
};

const orderOf = (type: string) => ({
  application_id: gateways.owner.applicationId,
  type,
  format: type === 'consents' || type === 'consent_logs' ? 'ndjson' : 'csv',
});
const readyExport = async (type: (typeof ORDERED_TYPES)[number]): Promise<string> => {
  const { id } = await asOwner('POST', '/exports', orderOf(type));
  while ((await asOwner('GET', `/exports/${id}`)).status !== 'ready') await setTimeout(20);
  return String(id);
};

describe('S3-04 every way out × keys with and without its scopes, for every, this and another website', () => {
  it.each(ORDERED_TYPES)('an export of type %s is ordered by those that may read its rows', async (type) => {
    for (const key of keysOf(`export.${type}`, 'exports:write')) {
      const { status, body } = await gateways.send('POST', '/exports', {
        token: key.key,
        body: orderOf(type),
      });
      const refusal = refusalOf(`export.${type}`, 'exports:write', key);
      const { without, reach } = key;
      const expected = refusal ? [403, refusal] : [202, undefined];
      expect([without, reach, status, body.code]).toEqual([without, reach, ...expected]);
      if (status === 202) await asOwner('DELETE', `/exports/${body.id}`);
    }
  });

  it.each([...ORDERED_TYPES, 'report'] as const)(
    'an export of type %s is listed, shown, downloaded and removed by those alone',
    async (type) => {
      const id = await readyExport(type === 'report' ? 'daily' : type);
      const { applicationId } = gateways.owner;
      // The file of a report that took too long cannot be ordered; it is one like all others.
      if (type === 'report') {
        const exports = (await gateways.connect('consents')).collection('exports');
        await exports.updateMany({ type: 'daily' }, { $set: { type, format: 'pdf' } });
      }
      for (const key of keysOf(`export.${type}`, 'exports:read', 'exports:write')) {
        const { without, reach } = key;
        const ask = (path: string, method = 'GET') => gateways.send(method, path, { token: key.key });
        const refusal = refusalOf(`export.${type}`, 'exports:read', key);
        const expected = refusal ? [without, reach, 403, refusal] : [without, reach, 200, undefined];
        const shown = await ask(`/exports/${id}`);
        expect([without, reach, shown.status, shown.body.code]).toEqual(expected);
        const file = await ask(`/exports/${id}/download`);
        expect([without, reach, file.status, file.body.code]).toEqual(expected);
        const list = await ask(`/exports?application_id=${applicationId}`);
        const entities = (list.body.entities ?? []) as { id: string }[];
        expect([without, reach, entities.some((one) => one.id === id)]).toEqual([without, reach, !refusal]);
        // Whoever may not read it does not remove it either; the others would end the test.
        const away = refusalOf(`export.${type}`, 'exports:write', key);
        if (!away) continue;
        const removed = await ask(`/exports/${id}`, 'DELETE');
        expect([without, reach, removed.status, removed.body.code]).toEqual([without, reach, 403, away]);
      }
      await asOwner('DELETE', `/exports/${id}`);
    },
  );

  const webhookForm = (event: EventType, more: object = {}) => ({
    name: 'Hook',
    url: 'https://receiver.example.ac.th/',
    events: [event],
    high_volume: HIGH_VOLUME_TYPES.includes(event),
    include_client_id: false,
    ...more,
  });

  it.each(EVENT_TYPES)(
    '%s comes to webhooks made, changed and read by those that may read it',
    async (event) => {
      const place = `/organizations/${gateways.owner.organizationId}/webhooks`;
      const { id } = await asOwner('POST', place, webhookForm(event));
      const { delivery_id } = await asOwner('POST', `${place}/${id}/test`, {});
      const deliveries = (await gateways.connect('notify')).collection<{ _id: string }>('deliveries');
      expect((await deliveries.updateOne({ _id: delivery_id }, { $set: { type: event } })).matchedCount).toBe(
        1,
      );
      for (const key of keysOf(`webhook.${event}`, 'webhooks:read', 'webhooks:write')) {
        const { without, reach } = key;
        const ask = async (method: string, path: string, body?: object) => {
          const answer = await gateways.send(method, path, { token: key.key, ...(body && { body }) });
          return [without, reach, answer.status, answer.body.code];
        };
        const refusal = refusalOf(`webhook.${event}`, 'webhooks:write', key);
        const expected = (status: number) =>
          refusal ? [without, reach, 403, refusal] : [without, reach, status, undefined];
        const created = await gateways.send('POST', place, { token: key.key, body: webhookForm(event) });
        expect([without, reach, created.status, created.body.code]).toEqual(expected(201));
        if (created.status === 201) await asOwner('DELETE', `${place}/${created.body.id}`);
        const elsewhere = webhookForm(event, { url: 'https://elsewhere.example.ac.th/', enabled: true });
        expect(await ask('PUT', `${place}/${id}`, elsewhere)).toEqual(expected(200));
        const narrowed = webhookForm(event === 'scan.finished' ? 'cookie.discovered' : 'scan.finished', {
          enabled: true,
        });
        // What waits of the event would go to the new address, too.
        if (refusal) expect(await ask('PUT', `${place}/${id}`, narrowed)).toEqual(expected(200));
        const read = refusalOf(`webhook.${event}`, 'webhooks:read', key);
        const message = await ask('GET', `${place}/${id}/deliveries/${delivery_id}`);
        expect(message).toEqual(read ? [without, reach, 403, read] : [without, reach, 200, undefined]);
      }
      await asOwner('DELETE', `${place}/${id}`);
    },
  );

  it.each([
    'document.getMonthlyReportPdf',
    'document.getDayRecordPdf',
    'document.getScanScreenshot',
    'document.watchScan',
  ] as const)('%s answers those that may read it', async (way) => {
    const { applicationId } = gateways.owner;
    const scan = `/applications/${applicationId}/scans/${'e'.repeat(24)}`;
    const address = {
      'document.getMonthlyReportPdf': `/reports/monthly.pdf?application_id=${applicationId}&month=2999-01`,
      'document.getDayRecordPdf': `/reports/day.pdf?application_id=${applicationId}&day=2999-01-01`,
      'document.getScanScreenshot': `${scan}/screenshot`,
      'document.watchScan': `${scan}/events`,
    }[way];
    for (const key of keysOf(way)) {
      const { without, reach } = key;
      const { status, body } = await gateways.send('GET', address, { token: key.key });
      const [scope = 'reports:read'] = WAYS_OUT[way].scopes;
      const refusal = refusalOf(way, scope, key);
      // What is asked for is not there, which those that may read it are told.
      expect([
        without,
        reach,
        refusal ? body.code : status >= 400 && status !== 401 && status !== 403,
      ]).toEqual([without, reach, refusal ?? true]);
    }
  });
});
