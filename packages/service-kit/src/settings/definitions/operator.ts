import { FOOTER_VERSION } from '@yinyom/contracts/constants';
import { z } from 'zod';
import { contactUris, flag, languageTags, optional, partner } from './kinds';

/** Who runs the platform and what it says of itself. */
export const operator = {
  DEMO: {
    rule: flag(false),
    about: 'Makes a demo organization with a demo website at demo.localhost. Never in production.',
  },
  DEMO_PAST: {
    rule: flag(false),
    about:
      'Gives the demo organization two sample websites with 90 days of made-up decisions, marked as sample data. `npm start` switches it on with `DEMO`. Never in production.',
  },
  MAIL_FROM: {
    rule: z.string().min(3).default('Yinyom <no-reply@localhost>'),
    about: 'Sender of the mails.',
  },
  SMTP_URL: {
    rule: z
      .string()
      .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
      .optional(),
    about:
      'Mail server. Unset outside production: mails are kept in an outbox that is read at /outbox. In production the identity service does not start without it.',
  },
  SUPPORT_EMAIL: {
    rule: z.email().optional(),
    about: 'Support address shown to people, in mails and on the public pages. Unset: none is shown.',
  },
  SECURITY_CONTACT: {
    rule: contactUris,
    about:
      'Where security reports go: e-mail addresses, https addresses or tel: numbers, the preferred one first, separated by commas; published at /.well-known/security.txt. Unset: there is no such file.',
  },
  SECURITY_POLICY: {
    rule: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
    about: 'Address of the rules for security reports, named in security.txt. Unset: none is named.',
  },
  SECURITY_LANGUAGES: {
    rule: languageTags.default(['th', 'en']),
    about: 'Languages (BCP 47) in which security reports are read, separated by commas.',
  },
  OPERATOR_EMAILS: {
    rule: z
      .string()
      .transform((value) =>
        value
          .split(',')
          .map((address) => address.trim().toLowerCase())
          .filter(Boolean),
      )
      .pipe(z.array(z.email()).max(50))
      .default([]),
    about:
      'E-mail addresses, separated by commas, of the people who see the parts of the console with their builds and errors (/operations/parts). Whoever signs in with one, its mailbox proven, is an operator; organizations know nothing of it. Unset: nobody.',
  },
  OPERATOR_NAME: {
    rule: optional,
    about:
      'Full legal name of the operator of this installation: the processor of the data-processing agreement and the controller that its privacy notice names. Unset: both say that it was not stated.',
  },
  DPO_EMAIL: {
    rule: z.email().optional(),
    about:
      'E-mail address of the operator’s data protection officer, shown in the privacy notice of this installation. Unset: none is shown.',
  },
  OPERATOR_SUBPROCESSORS: {
    rule: z
      .string()
      .transform((value) =>
        value
          .split(';')
          .map((one) => one.trim())
          .filter(Boolean),
      )
      .default([]),
    about:
      'Who processes data of visitors for the operator (name, country, what for), separated by semicolons; annex B of the data-processing agreement. A change asks every organization to accept the agreement anew.',
  },
  CONTACT_ADDRESS: {
    rule: optional,
    about:
      'Postal address of whoever runs this installation, shown on the public pages. Unset: none is shown.',
  },
  VERSION_LABEL: {
    rule: z.string().min(1).max(40).default(FOOTER_VERSION),
    about: 'Version shown on the public pages.',
  },
  CONTACT_PHONES: {
    rule: z
      .string()
      .transform((value) => value.split(',').map((phone) => phone.trim()))
      .pipe(z.array(z.string().regex(/^\+?[0-9][0-9 ()-]{4,20}$/, 'must be telephone numbers')).max(2))
      .default([]),
    about:
      'Up to two telephone numbers shown on the public pages, separated by a comma. Unset: none is shown.',
  },
  PARTNERS: {
    rule: z
      .string()
      .transform((value) =>
        value
          .split(';')
          .map((partner) => partner.trim())
          .filter(Boolean),
      )
      .pipe(z.array(partner).max(24))
      .default([]),
    about:
      'Partners named on the public front page, as Name or Name|https://address, separated by semicolons. Unset: the front page speaks of none.',
  },
  SERIAL_REQUESTS: {
    rule: flag(false),
    about:
      'Consoles send one request at a time (specification §7). Off: only the renewal of a token holds other requests, as pages open several times faster so.',
  },
} as const;
