import { EXPORT_TYPES } from './consents/exports';
import { endpoints } from './endpoints';
import { LIVE_EVENTS } from './live/liveEvents';
import { EVENT_DATA, EVENT_TYPES } from './notify/eventTypes';
import { isWayOut, WAYS_OUT } from './waysOut';

const scopeOf = (name: string) => endpoints.find((endpoint) => endpoint.name === name)?.scope;

it('each type of export, of webhook message and of live event is a way out with a row, and no other is', () => {
  const rows = (kind: string) =>
    Object.keys(WAYS_OUT)
      .filter((name) => name.startsWith(`${kind}.`))
      .map((name) => name.slice(kind.length + 1))
      .sort();
  expect(rows('export')).toEqual([...EXPORT_TYPES].sort());
  const messages = Object.keys(EVENT_DATA).filter((type) => type !== 'ping');
  expect(rows('webhook')).toEqual([...new Set([...messages, ...EVENT_TYPES])].sort());
  expect(rows('live')).toEqual(
    Object.keys(LIVE_EVENTS)
      .filter((name) => name !== 'bye')
      .sort(),
  );
});

/** Documents that are made of what several calls read; the first one is their own. */
const COMPOSED: Record<string, string[]> = {
  'document.getDayRecordPdf': [
    'getDayRecordPdf',
    'getMonthlyReport',
    'listCookies',
    'listScans',
    'listAlerts',
  ],
  'document.getIncidentEvidence': ['getIncidentEvidence', 'listAuditLog'],
  // No key fetches one; the papers in it have the scope of papers.
  'document.downloadBinder': ['getProcessingRecord'],
};

/** Their rows are those of what they carry. */
const BY_TYPE = ['downloadExport', 'watchEvents'];

it('each call of people and programs that answers with a file is a way out, with the scope of the call', () => {
  const files = endpoints.filter(
    ({ method, answer, auth }) => method === 'GET' && !answer && auth === 'bearer',
  );
  const open = files.filter(({ name, scope }) => scope !== undefined && !BY_TYPE.includes(name));
  expect(open.filter(({ name }) => !isWayOut(`document.${name}`)).map(({ name }) => name)).toEqual([]);
  for (const [way, { scopes }] of Object.entries(WAYS_OUT).filter(([name]) => name.startsWith('document.')))
    expect([way, scopes]).toEqual([way, (COMPOSED[way] ?? [way.slice('document.'.length)]).map(scopeOf)]);
});

it.each([
  ['export.daily', ['getConsentsDailyReport']],
  ['export.report', ['getMonthlyReport']],
  ['export.consents', ['listConsents']],
  ['export.consent_logs', ['listConsentLogs']],
  ['export.cookies', ['listCookies']],
  ['export.site_config', ['getApplication', 'getTemplate', 'listCategories', 'listCookies']],
  ['export.audit', ['listAuditLog']],
] as const)('%s asks for the scopes of the calls that read the same', (way, calls) => {
  expect(WAYS_OUT[way].scopes).toEqual(calls.map(scopeOf));
});

it('the live stream takes no keys: its rows are about people', () => {
  expect(scopeOf('watchEvents')).toBeUndefined();
});
