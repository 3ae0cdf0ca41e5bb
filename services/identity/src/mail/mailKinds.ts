interface ClosingValues {
  name: string;
  organization: string;
  person: string;
  /** Empty where no end is ahead. */
  date: string;
}

interface AlertValues {
  name: string;
  website: string;
  amount: string;
  alert: string;
  link: string;
}

/** Loads and failed loads of a canary and of the other build. */
interface CanaryValues {
  part: string;
  build: string;
  failed: string;
  loads: string;
  other_failed: string;
  other_loads: string;
}

/** Every mail the product sends, with the values its texts use. `link` is added where the kind has a button. */
export interface MailValues {
  /** Confirm the address of a sign-up (48 hours). */
  confirm_signup: { name: string; organization: string; website: string; link: string };
  /** Somebody signed up with the address of an account that exists. */
  already_registered: { name: string; link: string };
  /** Set a new password (30 minutes). */
  reset_password: { name: string; link: string };
  /** Join an organization by choosing a first password (72 hours). */
  invitation: { name: string; organization: string; inviter: string; link: string };
  /** Join an organization with the account that exists. */
  invitation_existing: { name: string; organization: string; inviter: string; link: string };
  /** An administrator made an account; its owner chooses a password (72 hours). */
  account_created: { name: string; organization: string; inviter: string; link: string };
  /** Somebody knows a password of an account whose mailbox nobody has proven: choose one here (72 hours). */
  prove_mailbox: { name: string; link: string };
  /** Confirm a new e-mail address (48 hours). */
  email_change: { name: string; link: string };
  /** To the old address. */
  email_changed: { name: string; email: string };
  password_changed: { name: string };
  /** The person closed the account. */
  account_closed: { name: string };
  /** The person left an organization. */
  organization_left: { name: string; organization: string };
  /** `person` took the reader out of an organization. */
  organization_removed: { name: string; organization: string; person: string };
  /** To every member; `person` ordered its end, which comes at `date` unless somebody takes the order back. */
  organization_closing: ClosingValues;
  /** To every member, days before. */
  organization_closing_soon: ClosingValues;
  /** To every member; `person` took the order back. */
  organization_closing_cancelled: ClosingValues;
  /** To everybody who was a member; `person` had ordered it. */
  organization_closed: ClosingValues;
  session_reused: { name: string };
  /** The right password came with a wrong code. */
  code_refused: { name: string };
  /** `left`: how many recovery codes are still good. */
  recovery_code_used: { name: string; left: string };
  /** The right password came with a security key that could not be verified. */
  security_key_refused: { name: string };
  /** `key`: the name that its owner gave it. */
  security_key_added: { name: string; key: string };
  security_key_removed: { name: string; key: string };
  two_fa_enabled: { name: string };
  two_fa_disabled: { name: string };
  /** A scan found new cookies, or some without the consent that they need. */
  scan_news: { name: string; website: string; new: string; violations: string; link: string };
  scan_failed: { name: string; website: string; link: string };
  /** How the organization's websites stand, once a week, for those who asked for it. */
  weekly_report: { name: string; organization: string; link: string };
  /** The report of a month about the websites of an organization, or of a group, was made. */
  portfolio_report: {
    name: string;
    organization: string;
    month: string;
    websites: string;
    attention: string;
    decided: string;
    link: string;
  };
  /** The platform switched a webhook off: its receiver said that it is gone. `host`: of its address. */
  webhook_gone: { name: string; organization: string; webhook: string; host: string; link: string };
  /** The same, as its receiver took nothing for five days. */
  webhook_failing: { name: string; organization: string; webhook: string; host: string; link: string };
  /** One alert of a website. `alert`: what is wrong, in a few words of ours. */
  alert_one: AlertValues;
  /** Several at the same moment. */
  alert_several: AlertValues;
  /** Everything that was not mailed at once. */
  alert_digest: AlertValues;
  /** To whoever looks after a website; `code` is what has to be pasted. */
  install_instructions: {
    inviter: string;
    organization: string;
    website: string;
    code: string;
  };
  /** To whoever asks something of an organization; `digits` confirm the mailbox (15 minutes). */
  request_code: { organization: string; digits: string };
  /** To the person whose mailbox is confirmed; `code` is the reference of the request. */
  request_receipt: { organization: string; number: string; date: string; code: string; link: string };
  /** `digits` open the answer (15 minutes). */
  request_answer_code: { organization: string; number: string; digits: string };
  /** To the person whose request was answered. */
  request_answer: { organization: string; number: string; link: string };
  /** To those who receive requests of data subjects; nothing in it leads to the person. */
  request_received: {
    name: string;
    organization: string;
    number: string;
    rights: string;
    date: string;
    link: string;
  };
  /** To the team of a part of the console. The errors are not in it: anybody can send a report. */
  part_errors: { part: string; amount: string; build: string };
  /** To that team: the platform took a canary back, or gave it to all. */
  canary_taken_back: CanaryValues;
  canary_promoted: CanaryValues;
}
export type MailKind = keyof MailValues;

/**
 * What each kind is about. Mails about an organization have its brand and its address. Those about an account have neither: an account
 * can belong to several organizations, and a name of strangers on a mail about passwords would help thieves.
 */
export const MAIL_SUBJECTS = {
  confirm_signup: 'account',
  already_registered: 'account',
  reset_password: 'account',
  invitation: 'organization',
  invitation_existing: 'organization',
  account_created: 'organization',
  prove_mailbox: 'account',
  email_change: 'account',
  email_changed: 'account',
  password_changed: 'account',
  account_closed: 'account',
  organization_left: 'organization',
  organization_removed: 'organization',
  organization_closing: 'organization',
  organization_closing_soon: 'organization',
  organization_closing_cancelled: 'organization',
  organization_closed: 'organization',
  session_reused: 'account',
  code_refused: 'account',
  recovery_code_used: 'account',
  security_key_refused: 'account',
  security_key_added: 'account',
  security_key_removed: 'account',
  two_fa_enabled: 'account',
  two_fa_disabled: 'account',
  scan_news: 'organization',
  scan_failed: 'organization',
  weekly_report: 'organization',
  portfolio_report: 'organization',
  webhook_gone: 'organization',
  webhook_failing: 'organization',
  alert_one: 'organization',
  alert_several: 'organization',
  alert_digest: 'organization',
  install_instructions: 'organization',
  request_code: 'organization',
  request_receipt: 'organization',
  request_answer: 'organization',
  request_answer_code: 'organization',
  request_received: 'organization',
  part_errors: 'platform',
  canary_taken_back: 'platform',
  canary_promoted: 'platform',
} as const satisfies Record<MailKind, 'organization' | 'account' | 'platform'>;
type Subjects = typeof MAIL_SUBJECTS;

/** Kinds that cannot be sent without saying whose brand they have. */
export type BrandedMailKind = { [K in MailKind]: Subjects[K] extends 'organization' ? K : never }[MailKind];

/** The text of one kind of mail in one language; `{value}` marks what is filled in. */
export interface MailText {
  subject: string;
  /** Where the reader's name is not known. */
  greeting?: string;
  lines: string[];
  /** After the code, for kinds with one. */
  after?: string[];
  /** Label of the button, for kinds with a link. */
  button?: string;
}

/** All texts of one language. */
export interface MailTexts {
  greeting: string;
  /** Before the address of the button's link. */
  link_hint: string;
  /** Why the reader got this mail. */
  footer: string;
  /** Where no support address is set. */
  footer_without_support: string;
  /** Label of the link that ends this kind of mail. */
  unsubscribe: string;
  kinds: Record<MailKind, MailText>;
}
