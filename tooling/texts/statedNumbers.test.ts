import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { ROOT } from '../lint/sources';
import { shownTexts } from './shownTexts';

const IDENTITY = 'services/identity/src';
const MAIL = 'packages/texts/src/mail';

/**
 * Texts that state a time or a number, with the number, and the line of code that makes it true. Who changes the line
 * meets this list, and changes the texts: what people are told must never be shorter than what happens.
 */
const STATED: readonly (readonly [text: string, number: number, file: string, line: string])[] = [
  [
    'mfe-auth/locales:confirmation.check_text',
    48,
    `${IDENTITY}/signup/signup.service.ts`,
    'CONFIRM_MS = 48 * HOUR_MS;',
  ],
  [`${MAIL}:kinds.confirm_signup`, 48, `${IDENTITY}/signup/signup.service.ts`, 'CONFIRM_MS = 48 * HOUR_MS;'],
  [
    'mfe-auth/locales:forgot.done_hint',
    30,
    `${IDENTITY}/password/password.service.ts`,
    'RESET_SECONDS = 1_800;',
  ],
  [`${MAIL}:kinds.reset_password`, 30, `${IDENTITY}/password/password.service.ts`, 'RESET_SECONDS = 1_800;'],
  [
    `${MAIL}:kinds.email_change`,
    48,
    `${IDENTITY}/account/account.service.ts`,
    'CHANGE_EMAIL_SECONDS = 48 * 3_600;',
  ],
  [`${MAIL}:kinds.prove_mailbox`, 72, `${IDENTITY}/mailbox/mailboxProof.ts`, 'PROOF_SECONDS = 72 * 3_600;'],
  [
    'mfe-auth/locales:two_fa.time_limit',
    10,
    `${IDENTITY}/two-factor/twoFactor.service.ts`,
    'PENDING_MS = 600_000;',
  ],
  [
    'mfe-users/locales:closing.account_log',
    24,
    `${IDENTITY}/audit/auditEvent.ts`,
    'RETENTION_SECONDS = 730 * 86_400;',
  ],
  [
    `${MAIL}:kinds.account_closed`,
    24,
    `${IDENTITY}/audit/auditEvent.ts`,
    'RETENTION_SECONDS = 730 * 86_400;',
  ],
  [
    'mfe-users/locales:organization.retention_hint',
    12,
    'packages/contracts/src/identity/organizations.ts',
    'z.minimum(12,',
  ],
  [
    'mfe-users/locales:organization.retention_hint',
    120,
    'packages/contracts/src/identity/organizations.ts',
    'z.maximum(120,',
  ],
  [
    'mfe-dashboard/locales:exports.emptyText',
    7,
    'services/consents/src/exports/exports.service.ts',
    'KEPT_MS = 7 * DAY_MS;',
  ],
  [
    'mfe-websites/locales:assign.keys.undo',
    10,
    'services/websites/src/reassign/undo.store.ts',
    'UNDO_SECONDS = 600;',
  ],
  [
    'mfe-websites/locales:cookie.durationHint',
    2,
    'packages/contracts/src/websites/cookieDuration.ts',
    'MIN_COOKIE_SECONDS = 7200;',
  ],
  [
    'shell/locales/legal:policy.parts.3.text.3',
    90,
    'services/consents/src/retention/networkRetention.ts',
    'KEPT_MS = 90 * DAY_MS;',
  ],
  [
    'shell/locales/legal:policy.parts.5.text.0',
    365,
    'packages/contracts/src/constants.ts',
    'LOCALE_COOKIE_DAYS = 365;',
  ],
];

const texts = shownTexts();

describe.each(STATED)('%s says %d', (where, number, file, line) => {
  const [source = '', key = ''] = where.split(':');

  it.each(LANGUAGES)('in %s', (lang) => {
    const found = texts.filter(
      (text) => text.lang === lang && text.where.startsWith(source) && `${text.where}.`.includes(`:${key}.`),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ text }) => text).join('\n')).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`));
  });

  it('as the platform does', () => {
    expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain(line);
  });
});
