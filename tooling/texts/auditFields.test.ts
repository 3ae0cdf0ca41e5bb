import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@yinyom/contracts/endpoints';
import { API_KEY_REFUSALS, updateApiKey } from '@yinyom/contracts/identity/apiKeys';
import { BULK_STATES } from '@yinyom/contracts/bulk/bulkAction';
import { AUDIT_FIELDS } from '@yinyom/contracts/identity/auditFields';
import { updateOrganization } from '@yinyom/contracts/identity/organizations';
import { updateOrganizationUser } from '@yinyom/contracts/identity/organizationUsers';
import { STATEMENT_PAPERS } from '@yinyom/contracts/papers/statement';
import { application } from '@yinyom/contracts/websites/application';
import { SETTING_NAMES } from '@yinyom/contracts/websites/applicationSettings';
import { isTest, ROOT, rooms, scriptsIn } from '../lint/sources';

const fieldsOf = ({ body }: { body?: { shape: object } }): string[] => Object.keys(body?.shape ?? {});

const known: readonly string[] = AUDIT_FIELDS;
const names = JSON.parse(readFileSync(path.join(ROOT, 'mfe-users/locales/audit/en.json'), 'utf8')) as {
  field: Record<string, string>;
  value: Record<string, Record<string, string>>;
};

it('every field of the audit log has its name', () => {
  expect(Object.keys(names.field).sort()).toEqual([...known].sort());
});

it.each([
  ['a website', SETTING_NAMES],
  ['an API key', fieldsOf(updateApiKey)],
  ['a member', fieldsOf(updateOrganizationUser)],
  ['an organization', fieldsOf(updateOrganization).filter((name) => name !== 'settings')],
  ['papers', STATEMENT_PAPERS],
])('so has whatever can change of %s', (_, fields) => {
  expect(fields.length).toBeGreaterThan(2);
  expect(fields.filter((field) => !known.includes(field))).toEqual([]);
});

it('so has what services write by its name', () => {
  const written = rooms
    .filter((room) => room.startsWith('services/'))
    .flatMap((room) => scriptsIn(path.join(room, 'src')))
    .filter((file) => !isTest(file))
    .flatMap((file) => [
      ...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\bfield: '([a-z0-9_]+)',\s+before\b/g),
    ])
    .map(([, field = '']) => field);
  expect(written.length).toBeGreaterThan(30);
  expect([...new Set(written)].filter((field) => !known.includes(field))).toEqual([]);
});

/** Fields whose codes have their words elsewhere: see `AuditValue.tsx` and its tests. */
const NAMED_ELSEWHERE = [
  'default_language',
  'events',
  'languages',
  'role',
  'scopes',
  'sections',
  'status',
  'subject_kinds',
  'verdict',
];
/** Codes that calls take under the name of a field, and that no entry of the log has as a change. */
const NOT_LOGGED = [
  'decideLeakFinding state',
  'decideProcessorProposal source',
  'rejectSubjectRequest reason',
  'updateIncident state',
  'updateRequestTask state',
  'updateSubjectRequest state',
];
/** An alert's states are those of the list of alerts. */
const OF_ALERTS = ['updateAlert state'];

interface Definition {
  type: string;
  entries?: Record<string, string>;
  innerType?: Schema;
  element?: Schema;
  options?: Schema[];
  shape?: Record<string, Schema>;
}
type Schema = { def: Definition };

/** The codes that a field can have, itself or as a list; none for texts of any kind. */
const codesOf = ({ def }: Schema): string[] => {
  if (def.type === 'enum') return Object.values(def.entries ?? {}).filter((code) => code !== '');
  const inner = def.innerType ?? def.element;
  return inner ? codesOf(inner) : (def.options ?? []).flatMap(codesOf);
};
/** Fields of a body with codes, also of objects in it. */
const codedFields = ({ def }: Schema): [string, string[]][] =>
  def.shape
    ? Object.entries(def.shape).flatMap(([field, schema]): [string, string[]][] => [
        [field, codesOf(schema)],
        ...codedFields(schema),
      ])
    : [...(def.options ?? []), ...(def.innerType ? [def.innerType] : [])].flatMap(codedFields);

it('each code that can change has its words in the log', () => {
  const coded = endpoints
    .filter(({ method, body }) => method !== 'GET' && body)
    .flatMap(({ name, body }) =>
      codedFields(body as unknown as Schema).map(([field, codes]) => ({
        place: `${name} ${field}`,
        field,
        codes,
      })),
    )
    .filter(({ field, codes }) => known.includes(field) && codes.length > 0);
  expect(coded.length).toBeGreaterThan(20);
  const missing = coded
    .filter(
      ({ place, field }) =>
        ![...NOT_LOGGED, ...OF_ALERTS].includes(place) && !NAMED_ELSEWHERE.includes(field),
    )
    .filter(({ field, codes }) => codes.some((code) => !names.value[field]?.[code]));
  expect(missing).toEqual([]);
  const places = coded.map(({ place }) => place);
  expect([...NOT_LOGGED, ...OF_ALERTS].filter((place) => !places.includes(place))).toEqual([]);
});

it.each([
  ['state', [...BULK_STATES]],
  ['reason', Object.keys(API_KEY_REFUSALS)],
  ['verification', codesOf(application.def.shape.verification as unknown as Schema)],
])('so has each code of %s that services write', (field, codes) => {
  expect(codes.length).toBeGreaterThan(2);
  expect(Object.keys(names.value[field] ?? {}).sort()).toEqual(codes.sort());
});
