import { isWayOut, WAYS_OUT } from '@yinyom/contracts/waysOut';
import { MAIL_WORDS } from '@yinyom/texts/mail/mailWords';

/** Mails about the reader's own account, access or membership: they carry no data of websites. */
const ABOUT_THE_READER = [
  ...[
    'confirm_signup',
    'already_registered',
    'reset_password',
    'prove_mailbox',
    'email_change',
    'email_changed',
  ],
  ...['invitation', 'invitation_existing', 'account_created', 'account_closed', 'password_changed'],
  ...['session_reused', 'code_refused', 'recovery_code_used', 'two_fa_enabled', 'two_fa_disabled'],
  ...['security_key_refused', 'security_key_added', 'security_key_removed'],
  ...['organization_left', 'organization_removed', 'organization_closed'],
  ...['organization_closing', 'organization_closing_soon', 'organization_closing_cancelled'],
  // To whoever installs the script: the public code of one website, sent by one of its members.
  'install_instructions',
  // To the person who filled in the public form: codes, number and reference, and the link to the answer.
  ...['request_code', 'request_receipt', 'request_answer', 'request_answer_code'],
  // To the team of a part of the console, about its own builds.
  ...['part_errors', 'canary_taken_back', 'canary_promoted'],
];

it('each kind of mail is about its reader or stands in the table of ways on which data leave', () => {
  const kinds = Object.keys(MAIL_WORDS.en.kinds);
  expect(kinds.filter((kind) => isWayOut(`mail.${kind}`) === ABOUT_THE_READER.includes(kind))).toEqual([]);
  const rows = Object.keys(WAYS_OUT).filter((way) => way.startsWith('mail.'));
  expect(rows.filter((way) => !kinds.includes(way.slice('mail.'.length)))).toEqual([]);
});
