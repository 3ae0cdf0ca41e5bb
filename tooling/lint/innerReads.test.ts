import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Scope } from '@yinyom/contracts/identity/scopes';
import { complianceInternal } from '@yinyom/contracts/internal/compliance';
import { consentsInternal } from '@yinyom/contracts/internal/consents';
import { identityInternal } from '@yinyom/contracts/internal/identity';
import { notifyInternal } from '@yinyom/contracts/internal/notify';
import { scannerInternal } from '@yinyom/contracts/internal/scanner';
import { isTest, ROOT, rooms, scriptsIn } from './sources';

// A call that answers an API key with rows that another service read asks for the scope of the call that reads the same rows.

/** Internal calls whose answers have such rows. Websites state what visitors see anyway; their calls are left out. */
const ROWS: Readonly<Record<string, Scope>> = {
  scannedHosts: 'scans:read',
  scannedForms: 'scans:read',
  lookAtScans: 'scans:read',
  watchViolations: 'scans:read',
  watchSignals: 'scans:read',
  watchBanner: 'scans:read',
  watchLeaks: 'scans:read',
  scanBefore: 'scans:read',
  scanEnds: 'scans:read',
  webhookHosts: 'webhooks:read',
  alertsSince: 'alerts:read',
  openAlerts: 'alerts:read',
  alertMoments: 'alerts:read',
  listAudit: 'audit:read',
  writingKeys: 'audit:read',
  listEndingKeys: 'audit:read',
  readLedger: 'consents:read',
  ownDecisions: 'consents:read',
  evidenceProofs: 'consents:read',
  watchRequests: 'requests:read',
  watchPapers: 'papers:read',
  watchInspectionLetters: 'papers:read',
  incidentClocks: 'papers:read',
  dueAgreements: 'papers:read',
};
/** Internal calls without rows of public calls: rights, mails, names, figures, and what a service does for another one. */
const NO_ROWS = [
  ...['listEvents', 'forgetEvents', 'ledgerPositions', 'lookAtDay', 'lookAtExports', 'watchFigures'],
  ...['watchSigning', 'watchChain', 'watchEnding', 'signCertificate', 'signBinder', 'evidenceFigures'],
  ...['listOwnRequests', 'forgetOwnRequests', 'decisionOwner', 'eraseOwnDecisions', 'orderScan'],
  ...['authorize', 'countUses', 'checkCaptcha', 'isOperator', 'listMemberships', 'openKey', 'confirmCall'],
  ...['organizationContact', 'organizationOfficers', 'organizationFacts', 'organizationRetention', 'brandOf'],
  ...['acceptedAgreement', 'describeMember', 'findMembers', 'takeWeeklyReport', 'recordAudit'],
  ...['sendScanMail', 'sendWeeklyReport', 'sendInstallMail', 'sendWebhookMail', 'sendRequestCode'],
  ...[
    'sendRequestAnswer',
    'sendRequestNews',
    'sendRequestReceipt',
    'sendPartErrors',
    'sendCanaryNews',
    'sendPortfolioReport',
  ],
  ...['sendAlertMail', 'incidentOrganizations'],
];

const BACKGROUND = 'answers no call';
const NO_KEYS = 'answers calls that take no keys';
const HANDED_ON = 'hands the answer on';
const COMPLIANCE = 'services/compliance/src';
/** Where they are asked, and the source that checks the scope. */
const USES: Readonly<Record<string, string>> = {
  'api-gateway/src/live/sources/alerts.ts': NO_KEYS,
  'api-gateway/src/live/sources/scans.ts': NO_KEYS,
  [`${COMPLIANCE}/administration/consentRecord.service.ts`]: `${COMPLIANCE}/register/mayReadConsents.ts`,
  [`${COMPLIANCE}/agreements/knownProcessors.ts`]: `${COMPLIANCE}/agreements/shownSources.ts`,
  [`${COMPLIANCE}/binder-papers/consentProofSource.ts`]: NO_KEYS,
  [`${COMPLIANCE}/binder-papers/cookiesSource.ts`]: NO_KEYS,
  [`${COMPLIANCE}/conformity/conformity.service.ts`]: `${COMPLIANCE}/conformity/conformity.routes.ts`,
  [`${COMPLIANCE}/controllers/identityOfControllers.ts`]: HANDED_ON,
  [`${COMPLIANCE}/controllers/servicesOfControllers.ts`]: HANDED_ON,
  [`${COMPLIANCE}/incidents/evidence.service.ts`]: `${COMPLIANCE}/incidents/incidentPapers.routes.ts`,
  [`${COMPLIANCE}/processing-record/scannedForms.ts`]: `${COMPLIANCE}/processing-record/record.routes.ts`,
  'services/consents/src/day-records/dayRecords.service.ts':
    'services/consents/src/day-records/dayRecords.routes.ts',
  'services/consents/src/exports/auditSource.ts': 'services/consents/src/exports/exports.service.ts',
  'services/notify/src/alerts/judges.ts': BACKGROUND,
  'services/notify/src/sources/readLedgers.ts': BACKGROUND,
};

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const CALLED = new RegExp(`[.?](${Object.keys(ROWS).join('|')})\\(`, 'g');
const uses = rooms
  .filter((room) => room.startsWith('services/') || room === 'api-gateway')
  .flatMap((room) => scriptsIn(path.join(room, 'src')))
  .filter((file) => !isTest(file) && !file.includes('/testing/'))
  .flatMap((file) => [...read(file).matchAll(CALLED)].map(([, call = '']) => ({ file, call })));

it('each internal call has rows of public calls, or has not', () => {
  const contracts = [complianceInternal, consentsInternal, identityInternal, notifyInternal, scannerInternal];
  const names = [...new Set(contracts.flatMap((contract) => Object.keys(contract)))];
  expect(names.sort()).toEqual([...new Set([...Object.keys(ROWS), ...NO_ROWS])].sort());
});

it('whatever asks for such rows is known, with the source that checks the scope of a key', () => {
  expect([...new Set(uses.map(({ file }) => file))].sort()).toEqual(Object.keys(USES).sort());
});

it('that source names the scope, or a way out that has it', () => {
  const missing = uses.filter(({ file, call }) => {
    const guard = USES[file] ?? '';
    if (!guard.endsWith('.ts')) return false;
    return !new RegExp(`'${ROWS[call]}'|needsWayOut\\(|mayLeave\\(`).test(read(guard));
  });
  expect(missing).toEqual([]);
});
