/**
 * Fields of requests and answers whose values open something. Logs hide them by these names; `secrets` of an endpoint
 * says which of them an answer carries. A field of a new name belongs here as soon as it carries a secret.
 */
export const SECRET_NAMES = [
  'access_token',
  'browser_key',
  'choice_token',
  'key',
  'new_password',
  'old_password',
  'otpauth_url',
  'password',
  'password_confirmation',
  'receipt',
  'recovery_code',
  'recovery_codes',
  'refresh_token',
  'secret',
  'secret_key',
  'site_secret',
  'token',
  'token_otp',
] as const;

/** Fields that are named like secrets and are none: public names, what every visitor gets, marks that open nothing. */
export const PUBLIC_NAMES = [
  'api_key',
  'captcha_token',
  'config_token',
  'key_id',
  'keys',
  'must_change_password',
  'old_secret_until',
  'public_key',
  'receipt_id',
  'receipt_mail',
  'residentKey',
  'requireResidentKey',
  'security_key_missing',
  'site_key',
  'group_key',
  'undo_token',
] as const;
