import type * as z from 'zod/mini';
import type { AnyEndpoint } from './endpoint';
import { endpoints } from './endpoints';
import { errorsOf } from './reference/errorsOf';

/** Why a call that changes something takes no If-Match, and no user undoes another one's change with it all the same. */
const UNGUARDED: Readonly<Record<string, readonly string[]>> = {
  'Adds something new; what is there stays.': [
    ...[
      'signup',
      'createOrganization',
      'addOrganizationUser',
      'acceptInvitation',
      'createApiKey',
      'addSecurityKey',
    ],
    ...[
      'createApplication',
      'createCategory',
      'createCookie',
      'createImport',
      'addBlockRule',
      'signReview',
      'addReviewRemark',
    ],
    ...['createExport', 'startScan', 'startCheck', 'createWebhook', 'recordConsent', 'recordServed'],
    ...['reportPolicyViolation', 'reportDiscovery', 'reportErrors', 'createGroup', 'startBulkAction'],
    ...['createPortfolioReport'],
    ...['createSubjectRequest', 'addRequestNote', 'addRequestTask', 'createPublicRequest'],
    ...['addPublicRequestFiles', 'addRequestFiles', 'addAnswerFiles'],
    ...['importWebsites', 'makeGroupTag', 'createProcessingActivity', 'addTraining'],
    ...['createIncident', 'addIncidentEntry', 'saveSignedLetter', 'saveTrainingList'],
    'createBinder',
    ...['createInspectionLetter', 'keepConformityResult'],
    'createProcessorAgreement',
  ],
  'About the session or the sign-in of the caller, with a token that is good once or that the caller alone has.':
    [
      ...[
        'login',
        'loginTwoFactor',
        'requestKeyLogin',
        'loginWithKey',
        'refreshToken',
        'logOut',
        'revokeSession',
        'makePartToken',
      ],
      ...[
        'lookAtConfirmation',
        'confirmSignup',
        'setPassword',
        'resetPassword',
        'declineInvitation',
        'unsubscribe',
      ],
    ],
  'About the account of the caller alone; it needs the password, a code or the mailed link.': [
    ...['changePassword', 'changeEmail', 'requestTwoFactor', 'confirmTwoFactor', 'disableTwoFactor'],
    ...['renewRecoveryCodes', 'requestSecurityKey', 'removeSecurityKey', 'closeAccount'],
  ],
  'One field, of the caller alone; the name that is sent is the name that was chosen.': ['renameSecurityKey'],
  'Deletes one file that its user uploaded a moment ago, and that nothing names.': ['removeAnswerFile'],
  'Sends or mails something; nothing stored is replaced.': [
    ...['resendConfirmation', 'forgotPassword', 'resendInvitation', 'mailInstructions', 'testWebhook'],
    ...['resendDelivery', 'resendDeliveries'],
  ],
  'Deletes all of what it names, whatever is in it, and its users are asked before.': [
    ...['removeOrganizationUser', 'removeApiKey', 'deleteApplication', 'deleteCategory', 'deleteCookie'],
    ...['deleteExport', 'deleteWebhook', 'removeSampleData', 'removeBlockRule', 'eraseOwnIdentifiers'],
    ...['deleteGroup', 'deletePortfolioReport', 'deleteBinder'],
    'deleteProcessorAgreement',
  ],
  'Orders, stops or takes back one thing that is in one of two states; in the other state it changes nothing.':
    [
      ...[
        'closeOrganization',
        'cancelClosing',
        'cancelScan',
        'verifyApplication',
        'enableCategory',
        'disableApplication',
      ],
      ...[
        'removeServerSecret',
        'removeGroupTag',
        'ignoreTagHost',
        'steerGroupPublication',
        'steerBulkAction',
      ],
    ],
  'Names the version of the agreement that was read; another one is 409 agreement_changed.': [
    'acceptAgreement',
  ],
  'Makes a secret in place of the present one, as its users are asked before; the answer says how long the old one is good.':
    [...['rotateApiKey', 'rotateWebhookSecret', 'makeServerSecret']],
  'Changes what was stored when it was shown: a job checks each entry and leaves those that changed since.': [
    ...['applyImport', 'undoImport'],
  ],
  'One state, chosen from what the alert shows; each change is in the audit log.': ['updateAlert'],
  'Switches what it names alone, and a switch says what it becomes.': ['updateAlertRules', 'switchBlockRule'],
  'Each field is saved by itself; those that are not sent stay as they are.': ['updateSiteCategory'],
  'A file that the user chose takes the place of the one that the page shows, or that one is removed.': [
    ...['saveTemplateLogo', 'deleteTemplateLogo', 'saveTemplateFont', 'savePrivacyFile', 'deletePrivacyFile'],
    ...['saveGroupLogo', 'deleteGroupLogo', 'saveBrandLogo', 'deleteBrandLogo'],
  ],
  'Names by hash what was shown; anything else is 409 plan_stale.': ['takeInheritance', 'publishGroup'],
  'The same for each website, which is refused by itself.': ['takeGroupInheritance'],
  'Names each section; their content stays as it is.': ['keepSections'],
  'One task, which its owner or the system itself speaks of; each change is in the timeline.': [
    ...['updateRequestTask', 'removeRequestTask'],
  ],
  'About the own request, with a token that its person alone has; reading changes nothing, a code is good once, and the newest one alone.':
    [...['verifyPublicRequest', 'sendPublicRequestCode', 'getPublicRequestStatus']],
  'Adds or removes one finding; the others stay as they are.': ['allowFinding'],
  'Switches one thing, and says what it becomes.': ['switchLeakWatch'],
  'One state of one remark, which the request names; its words never change.': ['settleReviewRemark'],
  'One state of one finding, chosen from what it shows; each change is in the audit log.': [
    'decideLeakFinding',
  ],
  'Decides named proposals, each of which is decided once.': ['decideProposals'],
  'Decides one call, which never changes; of two decisions the second is refused.': [
    'decideAgentConfirmation',
  ],
  'Adds what the platform knows; what people wrote stays, and a version that another user saved meanwhile is refused.':
    ['refreshProcessingActivities'],
  'Names each cookie and the category that it moves to; a repetition changes nothing.': ['reassignCookies'],
};
const unguarded = Object.values(UNGUARDED).flat();

const all = endpoints.map((endpoint) => [endpoint.name, endpoint] as const);
const changes = ({ method }: AnyEndpoint): boolean => method !== 'GET';
const shapeOf = (schema: z.core.$ZodType | undefined): Record<string, unknown> => {
  const def = schema?._zod.def as z.core.$ZodTypes['_zod']['def'] | undefined;
  return def?.type === 'object' ? def.shape : {};
};

it.each(all.filter(([, endpoint]) => changes(endpoint)))(
  '%s takes If-Match, or has a row that says why no change of another user is lost',
  (name, { ifMatch }) => {
    expect([name, unguarded.includes(name)]).toEqual([name, ifMatch === undefined]);
  },
);

it('every row is about calls that change something, each of which has one reason', () => {
  const names = new Set(all.filter(([, endpoint]) => changes(endpoint)).map(([name]) => name));
  expect(unguarded.filter((name) => !names.has(name))).toEqual([]);
  expect(unguarded.filter((name, at) => unguarded.indexOf(name) !== at)).toEqual([]);
});

it.each(all.filter(([, { ifMatch }]) => ifMatch))(
  '%s answers the version for the next change, and declares the refusal',
  (_name, endpoint) => {
    // The draft is inside the answer of the call that also publishes it.
    const answer = shapeOf(endpoint.answer);
    const places = [answer, ...Object.values(answer).map((inner) => shapeOf(inner as z.core.$ZodType))];
    expect(places.some((place) => 'etag' in place)).toBe(true);
    expect(errorsOf(endpoint)).toContainEqual({
      status: 412,
      codes: ['version_conflict', 'if_match_required'],
    });
  },
);
