import path from 'node:path';
import { CATEGORY_TYPES, ROLES } from '@yinyom/contracts/constants';
import { OUTCOMES } from '@yinyom/contracts/groups/groupPublication';
import { AUDIT_ACTIONS } from '@yinyom/contracts/identity/auditActions';
import { OFFERED_SCOPES } from '@yinyom/contracts/identity/scopes';
import { EVENT_TYPES } from '@yinyom/contracts/notify/eventTypes';
import { ROOT } from '../lint/sources';
import { remoteRooms } from '../workspaces.cjs';
import { registeredTexts } from './registeredTexts';
import { usedTexts, type FoundTexts, type UsedText } from './usedTexts';

const MESSAGE = 'a code of a message, which has its text in all languages (packages/texts)';
const CATEGORY = 'the number of a kind of category: see ENUMERATIONS';
const OWN = 'keys are constants of its folder, typed as text';
/** By file: why a key is text of any kind there. */
const OPEN: Readonly<Record<string, string>> = {
  'mfe-auth/src/features/check/ItemTable.tsx': CATEGORY,
  'mfe-auth/src/features/check/ViolationTable.tsx': CATEGORY,
  'mfe-auth/src/password/NewPasswordFields.tsx': MESSAGE,
  'mfe-compliance/src/features/incident/Evidence.tsx': OWN,
  'mfe-compliance/src/features/timeline/entryDetail.ts': 'only fields that its list has',
  'mfe-compliance/src/features/transfers/TransferForm.tsx': MESSAGE,
  'mfe-dashboard/src/categories/useCategoryName.ts': CATEGORY,
  'mfe-dashboard/src/features/consents/FilterChips.tsx':
    'filters of the address, which are checked when they are read',
  'mfe-dashboard/src/features/consents/consentColumns.tsx': OWN,
  'mfe-dashboard/src/features/day/CookieLists.tsx': CATEGORY,
  'mfe-dashboard/src/features/trend/TrendTable.tsx': OWN,
  'mfe-dashboard/src/features/trend/changes/ChangeStrip.tsx': OWN,
  'mfe-dashboard/src/share/ViewSwitch.tsx': OWN,
  'mfe-users/src/features/agents/useCallWords.ts': 'asked for only where it is there',
  'mfe-users/src/features/api-keys/KeyTable.tsx': 'scopes of keys: see ENUMERATIONS',
  'mfe-users/src/features/api-keys/ScopeChoice.tsx': 'scopes of keys: see ENUMERATIONS',
  'mfe-users/src/features/audit-log/AuditEntryModal.tsx': 'events of the audit log: see ENUMERATIONS',
  'mfe-users/src/features/audit-log/AuditFilterBar.tsx': 'events of the audit log: see ENUMERATIONS',
  'mfe-users/src/features/audit-log/AuditTable.tsx': 'events of the audit log: see ENUMERATIONS',
  'mfe-users/src/features/audit-log/AuditValue.tsx': 'roles and scopes of keys: see ENUMERATIONS',
  'mfe-users/src/features/users/AddUserModal.tsx': MESSAGE,
  'mfe-users/src/features/webhooks/DeliveryTable.tsx': 'events of webhooks: see ENUMERATIONS',
  'mfe-users/src/features/webhooks/EventChoice.tsx': 'events of webhooks: see ENUMERATIONS',
  'mfe-users/src/features/webhooks/useResultText.ts': 'a second key is given for errors of a newer platform',
  'mfe-websites/src/common/inheritance/Differences.tsx':
    'asked for only where it is there, else a setting: see ENUMERATIONS',
  'mfe-websites/src/common/scanReason.ts': 'a second key is given for codes of a newer platform',
  'mfe-websites/src/common/useTypeTitle.ts': CATEGORY,
  'mfe-websites/src/features/banner/in-place/TextSpots.tsx': 'texts of a banner: see ENUMERATIONS',
  'mfe-websites/src/features/banner/publish/ReconsentReasons.tsx':
    'fields of the controller: see ENUMERATIONS',
  'mfe-websites/src/features/banner/review/OtherChanges.tsx':
    'fields of design and controller: see ENUMERATIONS',
  'mfe-websites/src/features/bulk/OperationFields.tsx': OWN,
  'mfe-websites/src/features/group-publication/OutcomeCounts.tsx': 'outcomes: see ENUMERATIONS',
  'mfe-websites/src/features/group-publication/rowColumns.tsx': 'settings of groups: see ENUMERATIONS',
  'mfe-websites/src/features/group-publication/useFindingName.ts': 'asked for only where it is there',
  'mfe-websites/src/features/policy/PolicyQuestions.tsx': OWN,
  'mfe-websites/src/features/review/ReviewRecords.tsx': 'roles: see ENUMERATIONS',
  'mfe-websites/src/features/review/useTextNames.ts': 'texts of a banner: see ENUMERATIONS',
  'mfe-websites/src/features/settings/GroupSettings.tsx': OWN,
  'mfe-websites/src/features/settings/SettingsSection.tsx': OWN,
  'shell/src/federation/RemoteUnmet.tsx': OWN,
  'shell/src/navigation/SideMenu.tsx': OWN,
  'shell/src/pages/landing/useItems.ts': 'lists of texts, whose keys are constants of the pages',
  'shell/src/pages/verify/ProofFacts.tsx': CATEGORY,
  'shell/src/palette/useCommands.ts': OWN,
  'shell/src/palette/useWebsiteCommands.ts': OWN,
  'shell/src/routes/PageContent.tsx': OWN,
};
/** By file: why a value that the type allows never comes there. */
const GUARDED: Readonly<Record<string, string>> = {
  'mfe-auth/src/captcha/CaptchaNote.tsx': 'an error has the text of its message',
  'mfe-compliance/src/facts/useItemHeading.ts': 'items of controllers and of processors differ',
  'mfe-compliance/src/filters/RequestFilterBar.tsx': 'groups of states and single states differ',
  'mfe-dashboard/src/features/funnel/FunnelStepRow.tsx': 'the first step has no share',
  'mfe-users/src/features/appearance/Appearance.tsx': 'each preference has choices of its own',
  'mfe-users/src/features/webhooks/Deliveries.tsx': 'no status is `all`',
  'mfe-websites/src/common/groups/useSectionName.ts': 'texts of a language are named with the language',
  'mfe-websites/src/features/banner/design/ShapeFields.tsx': 'each field has choices of its own',
  'mfe-websites/src/features/bulk/BulkDialog.tsx': 'websites are imported on a page of their own',
  'mfe-websites/src/features/group-publication/PublicationProgress.tsx': 'shown only while it goes on',
  'mfe-websites/src/features/import/EarlierImports.tsx': 'previews are left out',
  'shell/src/pages/landing/examples/SampleScan.tsx': 'two of the passes have a picture',
};
/** Codes that people are meant to read as they are. */
const PRINTED: Readonly<Record<string, string>> = {
  'mfe-websites/src/common/SignalChoice.tsx signal': 'signals as Google names them',
  'mfe-websites/src/features/csv-import/ImportPlan.tsx column': 'columns as the file names them',
};

const CATEGORY_KINDS = Object.values(CATEGORY_TYPES);
/** Enumerations of the contract that reach a page as text of any kind: namespace, beginning of the key, values. */
const ENUMERATIONS: readonly (readonly [string, string, readonly (string | number)[]])[] = [
  ['auth_check', 'categoryType.', CATEGORY_KINDS],
  ['dashboard', 'evidence.category.', CATEGORY_KINDS],
  ['evidence', 'category.', CATEGORY_KINDS],
  ['websites', 'categoryType.', CATEGORY_KINDS],
  ['users', 'audit.event.', AUDIT_ACTIONS.map((action) => action.replace('.', '_'))],
  ['users', 'role.', Object.values(ROLES)],
  ['users_keys', 'scope.', OFFERED_SCOPES.map((scope) => scope.split(':')[0] ?? '')],
  ['users_keys', 'verb.', OFFERED_SCOPES.map((scope) => scope.split(':')[1] ?? '')],
  ['users_webhooks', 'event.', EVENT_TYPES.map((type) => type.replace('.', '_'))],
  ['websites', 'review.controller_', ['organization', 'audience', 'unclassified_policy']],
  ['websites_groups', 'outcome.', OUTCOMES],
  ['websites_review', 'role.', Object.values(ROLES)],
];

const ROOMS = ['shell', ...remoteRooms()];
const roomOf = (file: string): string =>
  path.relative(ROOT, path.resolve(ROOT, file)).split(path.sep)[0] ?? '';

let found: FoundTexts;
/** Texts of each namespace, and the keys of all namespaces that a room registers. */
const byNamespace = new Map<string, ReadonlyMap<string, string>>();
const byRoom = new Map<string, Set<string>>();

beforeAll(async () => {
  found = usedTexts(
    ROOT,
    ROOMS.map((room) => path.join(ROOT, room)),
  );
  for (const registration of found.registered) {
    const texts = await registeredTexts(registration);
    byNamespace.set(registration.namespace, texts);
    const room = roomOf(registration.file);
    byRoom.set(room, new Set([...(byRoom.get(room) ?? []), ...texts.keys()]));
  }
});

const isThere = ({ file, namespace, group }: UsedText, key: string): boolean => {
  const [named, own] = key.includes(':') ? key.split(':') : [namespace, key];
  if (named === 'messages') return true;
  const keys = (named ? byNamespace.get(named) : byRoom.get(roomOf(file))) ?? new Set();
  if (group) return [...keys.keys()].some((each) => each.startsWith(`${own}.`));
  return keys.has(own ?? '') || keys.has(`${own}_other`);
};

it('every text that a page can show is there, for each value that its key is made of', () => {
  const missing = found.used.flatMap((use) =>
    (use.keys ?? [])
      .filter((key) => !isThere(use, key))
      .map((key) => ({ file: use.file, key: `${use.file}:${use.line} ${use.namespace ?? '?'}:${key}` })),
  );
  expect(missing.filter(({ file }) => !(file in GUARDED)).map(({ key }) => key)).toEqual([]);
  expect(Object.keys(GUARDED).filter((file) => missing.every((each) => each.file !== file))).toEqual([]);
});

it('a key is text of any kind only where a reason says so', () => {
  const open = found.used.filter(({ keys }) => keys === null);
  expect(
    open.filter(({ file }) => !(file in OPEN)).map((use) => `${use.file}:${use.line} ${use.expression}`),
  ).toEqual([]);
  expect(Object.keys(OPEN).filter((file) => !open.some((use) => use.file === file))).toEqual([]);
});

it.each(ENUMERATIONS)('every value has its text: %s %s', (namespace, beginning, values) => {
  const keys = byNamespace.get(namespace) ?? new Map();
  expect(values.filter((value) => !keys.has(`${beginning}${value}`))).toEqual([]);
});

/** Names in a text that are replaced by values: `{{count}}`, `{{time, datetime}}`. That languages have the same ones, each room tests. */
const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{-?\s*(\w+)/g)].map(([, name = '']) => name);

it('each placeholder of a text is given a value, wherever the text is shown', () => {
  const compared = found.used.flatMap(({ namespace, keys, values, group, file, line }) =>
    values === null || group || namespace === null
      ? []
      : (keys ?? [])
          .flatMap((key) => [key, `${key}_other`])
          .flatMap((key) => placeholdersOf(byNamespace.get(namespace)?.get(key) ?? ''))
          .map((name) => ({ place: `${file}:${line} {{${name}}}`, isGiven: values.includes(name) })),
  );
  expect(compared.filter(({ isGiven }) => !isGiven)).toEqual([]);
  expect(compared.length).toBeGreaterThan(300);
});

it('no page prints a code in place of a text', () => {
  const placeOf = ({ file, expression }: { file: string; expression: string }) => `${file} ${expression}`;
  const printed = found.printed.filter((place) => !(placeOf(place) in PRINTED));
  expect(printed.map((place) => `${placeOf(place)}: ${place.codes.join(' ')}`)).toEqual([]);
});

it('the pages were read', () => {
  expect(found.used.length).toBeGreaterThan(3000);
  expect(byNamespace.size).toBeGreaterThan(30);
});
