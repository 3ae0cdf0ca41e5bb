import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, list, optionalLine, optionalText, pageQuery } from '../fields';
import { dpo } from '../identity/organizations';
import { webAddress } from '../websites/address';
import { signedScan } from './signedScan';
import { statedDay, reviewOfSave, statementVersion } from './statement';
import { ofController } from '../ofController';

/** What paper 1 consists of, sections 41 and 42; name and contact are those of the organization's settings. */
export const OFFICER_FIELDS = [
  'name',
  'contact',
  'appointed_on',
  'appointed_by',
  'publication_url',
  'office_notified_on',
  'signed_letter',
  'review',
] as const;
export type OfficerField = (typeof OFFICER_FIELDS)[number];

/** What people state about the appointment; null and empty: not stated. */
export const officerStatement = z.strictObject({
  appointed_on: statedDay,
  /** Name and position of the person who signs the appointment. */
  appointed_by: z._default(optionalLine(200), ''),
  /** Address of the page on which the contact is published (section 41: data subjects are informed). */
  publication_url: z._default(webAddress('privacy_url_invalid'), ''),
  /** When the Office was informed (section 41). */
  office_notified_on: statedDay,
  /** Why section 41 does not require an officer; the paper then consists of this answer. */
  not_required_reason: z._default(optionalText(2_000), ''),
});
export type OfficerStatement = z.output<typeof officerStatement>;
export const NO_OFFICER: OfficerStatement = {
  appointed_on: null,
  appointed_by: '',
  publication_url: '',
  office_notified_on: null,
  not_required_reason: '',
};

const version = z.object({
  organization_id: id,
  officer: z.object(officerStatement.def.shape),
  ...statementVersion,
});

export const officerAppointment = z.object({
  ...version.def.shape,
  organization_name: z.string(),
  /** From the settings of the organization; null: none is set. */
  dpo: z.nullable(dpo),
  /** Scans of the signed letter, newest first. */
  signed_letters: z.array(signedScan),
  /** Whether the newest of them can be of this appointment: it was not uploaded before its day. */
  letter_is_current: z.boolean(),
  etag: z.string(),
});
export type OfficerAppointment = z.output<typeof officerAppointment>;

const call = {
  service: 'compliance',
  auth: 'bearer',
  flag: 'dpo',
  params: z.object({ id }),
  resource: 'organization',
} as const;

/** Members read it, too: who the officer is concerns everybody. */
export const getOfficerAppointment = endpoint({
  ...call,
  name: 'getOfficerAppointment',
  method: 'GET',
  path: '/organizations/:id/officer',
  role: ROLES.member,
  scope: 'papers:read',
  summary:
    'The appointment of the data protection officer as it was stated last, and the contact of the settings',
  query: ofController({}),
  answer: officerAppointment,
});

export const saveOfficerAppointment = endpoint({
  ...call,
  name: 'saveOfficerAppointment',
  ifMatch: 'required',
  method: 'PUT',
  path: '/organizations/:id/officer',
  role: ROLES.admin,
  scope: 'papers:write',
  summary: 'Saves a new version of the appointment; it takes the place of the whole statement',
  query: ofController({}),
  body: z.strictObject({ ...officerStatement.def.shape, ...reviewOfSave }),
  answer: officerAppointment,
});

export const listOfficerVersions = endpoint({
  ...call,
  name: 'listOfficerVersions',
  method: 'GET',
  path: '/organizations/:id/officer/versions',
  role: ROLES.admin,
  scope: 'papers:read',
  summary: 'Every version of the appointment, newest first',
  query: ofController({ ...pageQuery }),
  answer: list(version),
});

/** Languages of the letter of appointment. */
export const LETTER_LANGUAGES = ['th', 'en'] as const;

export const getAppointmentLetterPdf = endpoint({
  ...call,
  name: 'getAppointmentLetterPdf',
  method: 'GET',
  path: '/organizations/:id/officer/letter.pdf',
  role: ROLES.admin,
  scope: 'papers:read',
  summary: 'The letter of appointment to print and sign; what is not stated is left as a line to fill in',
  query: ofController({ language: z._default(z.enum(LETTER_LANGUAGES), 'th') }),
  files: ['application/pdf'],
});
