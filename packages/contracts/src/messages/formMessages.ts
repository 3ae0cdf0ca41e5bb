import type { Lang } from '../constants';
import { bannerSaveMessages } from './bannerSave';
import { messages } from './catalogue';
import type { MessageCode } from './catalogue';

/**
 * What the console says itself, without asking the platform: whatever the schema of a form can find, what a form finds
 * beside it, and what stands in place of a page. Any other message comes with the platform's answer.
 */
export const FORM_CODES: readonly MessageCode[] = [
  'ad_invalid',
  'agreement_changed',
  'agreement_required',
  'captcha_invalid',
  'color_invalid',
  'confirmation_required',
  'current_password_required',
  'date_invalid',
  'domain_address',
  'domain_invalid',
  'domain_local',
  'domain_port',
  'domain_required',
  'domain_scheme',
  'duration_required',
  'duration_too_short',
  'email_invalid',
  'email_required',
  'file_size_pdf',
  'font_family_invalid',
  'font_size',
  'font_url_invalid',
  'forbidden',
  'invalid_number',
  'invalid_text',
  'invalid_value',
  'languages_repeated',
  'languages_required',
  'logo_size',
  'logo_type',
  'new_password_required',
  'not_found',
  'old_password_incorrect',
  'otp_invalid',
  'otp_token_invalid',
  'out_of_range',
  'password_change_failed',
  'password_confirmation_required',
  'password_mismatch',
  'password_mismatch_hint',
  'password_no_digit',
  'password_no_lowercase',
  'password_no_uppercase',
  'password_required',
  'password_too_long',
  'password_too_short',
  'phone_invalid',
  'privacy_url_invalid',
  'recaptcha_failed',
  'recaptcha_load_failed',
  'required',
  'role_invalid',
  'security_key_invalid',
  'security_key_known',
  'self_role_change',
  'terms_required',
  'token_invalid',
  'too_long',
  'two_fa_unavailable',
  'typed_differently',
  ...(Object.keys(bannerSaveMessages) as MessageCode[]),
];

/** These messages in one language. Values to fill in stand in double braces, as in locale files. */
export const formMessages = (lang: Lang): Record<string, string> =>
  Object.fromEntries(FORM_CODES.map((code) => [code, messages[code][lang].replace(/\{(\w+)\}/g, '{{$1}}')]));
