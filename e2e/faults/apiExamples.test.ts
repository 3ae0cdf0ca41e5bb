import { endpoints } from '@yinyom/contracts/endpoints';
import { OFFERED_SCOPES } from '@yinyom/contracts/identity/scopes';
import { ownerApi } from '../support/ownerApi';
import { exampleSender, inOrder, type DocumentedCall, type KnownIds } from '../support/sentExamples';
import { startStack, type Stack } from '../support/startStack';

jest.setTimeout(600_000);

/** Examples of the right shape that the sample organization refuses, by the reason: what they name is otherwise here. */
const REFUSED = {
  'hosts and addresses of the example are not those of the sample website': {
    addOrganizationUser: 'email email_domain_mismatch',
    saveGroupDraft: 'design.font.url font_url_not_allowed',
    saveScanSchedule: 'emails.0 not_a_member',
    saveTemplate: 'design.font.url font_url_not_allowed',
    startScan: 'url_not_allowed',
    updateApplication: 'duplicate_domain',
  },
  'a confirmation is the name of what is deleted': {
    deleteApplication: 'confirmation_mismatch',
    deleteGroup: 'confirmation_mismatch',
  },
  'there is no such entry yet': {
    addBlockRule: 'not_found',
    applyImport: 'not_found',
    decideFoundForm: 'not_found',
    decideProcessorProposal: 'not_found',
    getGroupLogo: 'no_logo',
    getGroupVersion: 'not_found',
    getPortfolioReportPdf: 'not_found',
    getSignedLetter: 'not_found',
    getTemplateLogo: 'no_logo',
    getTrainingList: 'not_found',
    removeBlockRule: 'not_found',
    startBulkAction: 'not_found',
    switchBlockRule: 'not_found',
  },
  'what is stored has another version, or is at another step': {
    endProcessorAgreement: 'agreement_state',
    reopenProcessorAgreement: 'agreement_state',
    resendInvitation: 'invitation_not_pending',
    restoreTemplateVersion: 'version_conflict',
    reviewProcessorAgreement: 'agreement_state',
    sendProcessorAgreement: 'agreement_incomplete',
    switchLeakWatch: 'leak_watch_agreement',
    takeInheritance: 'plan_stale',
    undoImport: 'undo_expired',
    updatePortfolioReport: 'version_conflict',
  },
  'it would not be true, or would leave no Admin': {
    removeOrganizationUser: 'last_admin',
    savePolicy: 'answers.abroad policy_abroad_untrue',
    updateGroup: 'group_levels',
    updateOrganizationUser: 'self_role_change',
  },
} satisfies Record<string, Record<string, string>>;

interface Document {
  paths: Record<string, Record<string, Omit<DocumentedCall, 'method' | 'path'>>>;
}
interface Reference {
  $ref?: string;
}

/** A part of the document that is written elsewhere in it. */
const resolved = <T>(document: object, part: T & Reference): T => {
  if (!part.$ref) return part;
  const steps = part.$ref.split('/').slice(1);
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document) as T;
};

/** The calls that an API key may make, as the document describes them. */
const callsOf = (document: Document): DocumentedCall[] => {
  const forKeys = new Set(endpoints.filter(({ scope }) => scope).map(({ name }) => name));
  return Object.entries(document.paths).flatMap(([path, all]) =>
    Object.entries(all)
      .filter(([, { operationId }]) => forKeys.has(operationId))
      .map(([method, call]) => ({
        ...call,
        path,
        method: method.toUpperCase(),
        parameters: (call.parameters ?? []).map((one) => resolved(document, one)),
        ...(call.requestBody && { requestBody: resolved(document, call.requestBody) }),
      })),
  );
};

/** A file has no example. */
const hasExample = ({ requestBody }: DocumentedCall): boolean =>
  !requestBody || Object.values(requestBody.content).some(({ example }) => example !== undefined);

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ DEMO: 'true', SCANNER_SANDBOX: 'off' });
});
afterAll(() => stack?.stop());

const prepare = async () => {
  const { call, organizationId } = await ownerApi(stack);
  const read = async <T>(place: string) => (await call<T>('GET', place)).body;
  const make = async <T>(place: string, body: object) => (await call<T>('POST', place, { body })).body;
  const first = async (list: string) =>
    (await read<{ entities: { id: string }[] }>(list)).entities[0]?.id ?? '';
  const { key } = await make<{ key: string }>(`/organizations/${organizationId}/api-keys`, {
    name: 'Examples',
    scopes: OFFERED_SCOPES,
  });
  const site = await first('/me/applications');
  const category = await first(`/applications/${site}/categories`);
  const group = (await make<{ id: string }>('/groups', { organization_id: organizationId, name: 'Faculty' }))
    .id;
  const user = (await read<{ id: string }>('/me')).id;
  const known: KnownIds = {
    '/applications': site,
    '/organizations': organizationId,
    '/groups': group,
    application_id: site,
    application_ids: site,
    applications: site,
    websites: site,
    organization_id: organizationId,
    category_id: category,
    group_id: group,
    group_ids: group,
    groups: group,
    parent_id: group,
    receivers: user,
    recipients: user,
    // Papers are the organization's own; nothing replaces, or came from, anything yet.
    controller: '',
    replaces: '',
    found_forms: '',
    sources: '',
  };
  return { key, known, document: await read<Document>('/openapi.json') };
};

it('takes the examples of the API document as they are, once ids are those of what exists', async () => {
  const { key, known, document } = await prepare();
  const calls = callsOf(document).filter(hasExample);
  expect(calls.length).toBeGreaterThan(200);
  const send = exampleSender(`${stack.url}/api/v1`, `Bearer ${key}`, known);
  const refused: Record<string, string> = {};
  let accepted = 0;
  for (const call of inOrder(calls)) {
    const { status, code, fields, isAboutNothing } = await send(call);
    if (status < 400) accepted++;
    else if (!(isAboutNothing && code === 'not_found'))
      refused[call.operationId] = fields.length > 0 ? fields.join(', ') : code;
  }
  expect(refused).toEqual(Object.assign({}, ...Object.values(REFUSED)));
  expect(accepted).toBeGreaterThan(140);
});
