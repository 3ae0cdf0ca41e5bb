import type { FieldWords } from '../reference/FieldWords';

const ACCESS = 'Access token of the session, good for 15 minutes.';
const OWN_PASSWORD = ['Password of the person who calls.', 'Lotus-Pond-27'] as const;
const NEW_PASSWORD = ['Password that the person chooses.', 'Lotus-Pond-27'] as const;
const APP_CODE = ['The six digits that the authenticator app shows.', '123456'] as const;
const NEW_KEY = [
  'The API key itself, this once; null in the repetition of a request.',
  'yk_live_EXAMPLE',
] as const;

/** Fields of identity whose names mean something else in each call. See reference/FieldWords.ts. */
export const FIELD_WORDS_OF_CALLS: FieldWords = {
  'addOrganizationUser.password': [
    'First password of the added person, who is mailed a link in any case.',
    'Lotus-Pond-27',
  ],
  'addSecurityKey.key': 'The security key that was added.',
  'changeEmail.code': APP_CODE,
  'changeEmail.password': OWN_PASSWORD,
  'closeAccount.code': APP_CODE,
  'closeAccount.password': OWN_PASSWORD,
  'closeOrganization.code': APP_CODE,
  'closeOrganization.password': OWN_PASSWORD,
  'confirmSignup.password': NEW_PASSWORD,
  'confirmSignup.token': 'Token of the link in the mail that confirms an address.',
  'confirmTwoFactor.code': APP_CODE,
  'confirmTwoFactor.password': OWN_PASSWORD,
  'createApiKey.key': NEW_KEY,
  'disableTwoFactor.code': APP_CODE,
  'disableTwoFactor.password': OWN_PASSWORD,
  'errors.code': ['Stable code of the failure.', 'not_found'],
  'getCaptcha.action': ['What the check for programs is asked for.', 'signup'],
  'listAuditLog.action': ['What happened, as `noun.verb`.', 'template.publish'],
  'login.password': OWN_PASSWORD,
  'login.token': ACCESS,
  'loginTwoFactor.code': APP_CODE,
  'loginTwoFactor.token': ACCESS,
  'loginWithKey.token': ACCESS,
  'lookAtConfirmation.token': 'Token of the link in the mail that confirms an address.',
  'removeSecurityKey.password': OWN_PASSWORD,
  'renewRecoveryCodes.code': APP_CODE,
  'renewRecoveryCodes.password': OWN_PASSWORD,
  'requestSecurityKey.password': OWN_PASSWORD,
  'resetPassword.password': NEW_PASSWORD,
  'resetPassword.token': 'Token of the mailed link; it works once, for 30 minutes.',
  'rotateApiKey.key': NEW_KEY,
  'session.token': ACCESS,
  'setPassword.password': NEW_PASSWORD,
  'setPassword.token': 'Token of the mailed link; it works once, for 72 hours.',
  'showUnsubscribe.token': 'Token of the link in the weekly mail.',
  'signup.password': NEW_PASSWORD,
  'unsubscribe.token': 'Token of the link in the weekly mail.',
};
