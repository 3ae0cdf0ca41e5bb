import type { MailTexts } from '../mailKinds';

export const en: MailTexts = {
  greeting: 'Dear {name},',
  link_hint: 'If the button does not work, copy this address into your browser:',
  footer: 'This e-mail was sent automatically by Yinyom. Questions? {support}',
  footer_without_support: 'This e-mail was sent automatically by Yinyom.',
  unsubscribe: 'Stop the weekly summary',
  kinds: {
    confirm_signup: {
      subject: 'Confirm your e-mail address for {organization}',
      lines: [
        'Someone signed up for Yinyom with this address: organization {organization}, website {website}.',
        'If it was you, open the link in the browser you signed up with and you are logged in; anywhere else it asks for the password from the form. The link works once, within 48 hours; a newer sign-up ends it.',
        'If it was not you, there is nothing to do: no one can use your address without this e-mail.',
      ],
      button: 'Confirm e-mail address',
    },
    already_registered: {
      subject: 'You already have an account',
      lines: [
        'Someone signed up with this address, but it already has an account. Nothing about it has changed.',
        'You can log in as usual, or set a new password if you forgot yours. If it was not you, there is nothing to do.',
      ],
      button: 'Log in',
    },
    reset_password: {
      subject: 'Set a new password',
      lines: [
        'We received a request to set a new password for your account.',
        'The link works once, within 30 minutes. If you did not ask for it, there is nothing to do; your password stays the same.',
      ],
      button: 'Set a new password',
    },
    invitation: {
      subject: 'Invitation to {organization}',
      lines: [
        '{inviter} has invited you to {organization} on Yinyom.',
        'Please choose a password to get started. The link works once, within 72 hours.',
      ],
      button: 'Choose a password and join',
    },
    invitation_existing: {
      subject: 'Invitation to {organization}',
      lines: [
        '{inviter} has invited you to {organization} on Yinyom.',
        'Please log in with your account and accept or decline the invitation.',
      ],
      button: 'Log in',
    },
    account_created: {
      subject: 'Your account for {organization}',
      lines: [
        '{inviter} has created an account for you in {organization} on Yinyom.',
        'Please choose a password of your own to open it; a password that you were given does not. The link works once, within 72 hours.',
      ],
      button: 'Choose a password and join',
    },
    prove_mailbox: {
      subject: 'Confirm that this mailbox is yours',
      lines: [
        'Someone who knows the password of this account wants to use it on Yinyom, but no one has confirmed yet that this mailbox is theirs.',
        'If it was you, please choose a password through the link and then continue. The link works once, within 72 hours.',
        'If it was not you, there is nothing to do: the account stays closed without this e-mail.',
      ],
      button: 'Choose a password',
    },
    email_change: {
      subject: 'Confirm your new e-mail address',
      lines: [
        'This address is to be used for your Yinyom account.',
        'The link works once, within 48 hours. If you did not ask for it, there is nothing to do.',
      ],
      button: 'Confirm new address',
    },
    email_changed: {
      subject: 'Your e-mail address has changed',
      lines: [
        'The e-mail address of your Yinyom account is now {email}.',
        'If you did not change it, please contact an Admin of your organization immediately.',
      ],
    },
    password_changed: {
      subject: 'Your password has changed',
      lines: [
        'The password of your Yinyom account has been changed and all devices have been logged out.',
        'If you did not change it, set a new password immediately through “forgot password” and tell an Admin of your organization.',
      ],
    },
    account_closed: {
      subject: 'Your account has been closed',
      lines: [
        'Your Yinyom account has been closed as requested. All sessions have ended and your profile has been deleted.',
        'Audit logs of organizations keep showing your name in past entries, for 24 months at most, and the record of an agreement that you accepted for an organization is kept.',
        'If it was not you who closed the account, please contact an Admin of your organization immediately.',
      ],
    },
    organization_left: {
      subject: 'You left {organization}',
      lines: [
        'You left {organization} on Yinyom and can no longer open its websites and evidence. Your account stays.',
        'The organization’s audit log keeps your name in past events. If it was not you, change your password now and tell an Admin of the organization.',
      ],
    },
    organization_removed: {
      subject: 'Your access to {organization} has ended',
      lines: [
        '{person} removed you from {organization} on Yinyom. You can no longer open its websites and evidence. Your account stays.',
        'If you think this is a mistake, please ask an Admin of the organization.',
      ],
    },
    organization_closing: {
      subject: '{organization} will be closed on {date}',
      lines: [
        '{person} has ordered that {organization} be closed on Yinyom. It takes effect on {date} (Thai time); until then everything works as before.',
        'Please export the records of consent that you want to keep before that time: afterwards they cannot be opened in the console any more.',
        'Until then an Admin can cancel the closing on the Organization page.',
      ],
    },
    organization_closing_soon: {
      subject: 'Reminder: {organization} will be closed on {date}',
      lines: [
        '{organization}, whose closing {person} ordered, will be closed on {date} (Thai time).',
        'All of its websites are then deleted, banner and recording stop, and evidence can no longer be opened in the console. Please export what you want to keep before that time.',
        'An Admin can still cancel the closing on the Organization page.',
      ],
    },
    organization_closing_cancelled: {
      subject: '{organization} will not be closed',
      lines: ['{person} has cancelled the closing of {organization}. Everything goes on as before.'],
    },
    organization_closed: {
      subject: '{organization} has been closed',
      lines: [
        '{organization}, whose closing {person} ordered, has been closed on Yinyom. All of its websites have been deleted, banner and recording have stopped, and members can no longer access it.',
        'Evidence of consent is kept until its retention period ends and is then deleted. Your account keeps working.',
        'If this was a mistake, please contact your Yinyom operator immediately.',
      ],
    },
    session_reused: {
      subject: 'You have been logged out for your safety',
      lines: [
        'A login of yours was used again from somewhere else, so we have closed it for your safety.',
        'Please log in again. If you think that someone else used your account, change your password immediately.',
      ],
    },
    code_refused: {
      subject: 'A login with a wrong code was refused',
      lines: [
        'Someone entered the correct password of your Yinyom account and then a wrong second-factor code. The login was refused.',
        'If it was you, there is nothing to do. If it was not you, someone knows your password: please change it immediately.',
      ],
    },
    recovery_code_used: {
      subject: 'A recovery code was used',
      lines: [
        'A recovery code of your Yinyom account was used to log in. It no longer works; codes left: {left}.',
        'If it was not you, change your password, create new recovery codes, and tell an Admin of your organization immediately.',
      ],
    },
    security_key_refused: {
      subject: 'A login with a security key was refused',
      lines: [
        'Someone entered the correct password of your Yinyom account and then used a security key that could not be verified. The login was refused.',
        'If it was you, please try again. If it was not you, someone knows your password: please change it immediately.',
      ],
    },
    security_key_added: {
      subject: 'A security key was added',
      lines: [
        'The security key “{key}” has been added to your Yinyom account. Your other devices have been logged out.',
        'If it was not you, remove the key, change your password and tell an Admin of your organization immediately.',
      ],
    },
    security_key_removed: {
      subject: 'A security key was removed',
      lines: [
        'The security key “{key}” has been removed from your Yinyom account. Your other devices have been logged out.',
        'If it was not you, change your password and tell an Admin of your organization immediately.',
      ],
    },
    two_fa_enabled: {
      subject: 'Two-factor authentication is on',
      lines: [
        'Two-factor authentication has been turned on for your Yinyom account. Your other devices have been logged out.',
        'If it was not you, please tell an Admin of your organization immediately.',
      ],
    },
    two_fa_disabled: {
      subject: 'Two-factor authentication is off',
      lines: [
        'Two-factor authentication has been turned off for your Yinyom account.',
        'If it was not you, change your password and tell an Admin of your organization immediately.',
      ],
    },
    scan_news: {
      subject: 'Cookie scan of {website}',
      lines: [
        'The scan of {website} is done. New cookies: {new}. What runs without the consent it needs: {violations}.',
        'Please give any new cookies a category, and correct anything that runs before consent.',
      ],
      button: 'See the result',
    },
    scan_failed: {
      subject: 'The scan of {website} failed',
      lines: [
        'The cookie scan of {website} could not be completed. Its cookie list is unchanged.',
        'Please see the reason, and start the scan again once it is fixed.',
      ],
      button: 'See the reason',
    },
    webhook_gone: {
      subject: 'The webhook {webhook} was switched off',
      lines: [
        'The webhook {webhook} of {organization} was switched off: {host} answered that it takes no messages any more (410).',
        'Nothing is sent to this address until somebody switches it on again. Messages that wait are kept for 30 days.',
      ],
      button: 'See the webhooks',
    },
    webhook_failing: {
      subject: 'The webhook {webhook} was switched off',
      lines: [
        'The webhook {webhook} of {organization} was switched off: {host} has taken no message for five days.',
        'Nothing is sent to this address until somebody switches it on again. Messages that wait are kept for 30 days.',
      ],
      button: 'See the webhooks',
    },
    weekly_report: {
      subject: 'Weekly summary of {organization}',
      lines: [
        'The websites of {organization} this week. We check eight things on each; this does not certify that they comply with the law.',
      ],
      button: 'See the websites',
    },
    alert_one: {
      subject: '{website}: {alert}',
      lines: [
        'Something on {website} needs your attention. These are the figures it rests on; they can be checked in the console.',
      ],
      button: 'See the alerts',
    },
    alert_several: {
      subject: '{website}: {amount} alerts',
      lines: [
        'On {website} {amount} things need your attention. Below are the figures they rest on; they can be checked in the console.',
      ],
      button: 'See the alerts',
    },
    alert_digest: {
      subject: '{website}: {amount} alerts of today',
      lines: [
        'What was not sent immediately about {website}: {amount}. Below are the figures; they can be checked in the console.',
      ],
      button: 'See the alerts',
    },
    install_instructions: {
      subject: 'Installing the consent script on {website}',
      greeting: 'To whoever looks after {website},',
      lines: [
        '{inviter} of {organization} asks you to install the Yinyom script on {website}. It shows the cookie banner that the Thai data protection law calls for.',
        'Please paste this line as the first script in the <head> of every page, before Google’s tags and every other script:',
      ],
      after: [
        'To see that it works: open {website} once, then ask {inviter}, whose page about the script says that it was seen. Before the banner is published visitors see nothing of it; that is as it should be.',
        'You need no account and no answer to this e-mail. If you do not know {inviter} or do not look after this website, there is nothing to do.',
      ],
    },
  },
};
