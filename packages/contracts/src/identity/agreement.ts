import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, timestamp } from '../fields';

/** The languages that the data-processing agreement exists in; the Thai text counts. */
export const AGREEMENT_LANGUAGES = ['th', 'en'] as const;
export type AgreementLanguage = (typeof AGREEMENT_LANGUAGES)[number];

/** SHA-256 of the agreement's canonical text, in hexadecimal digits. */
export const agreementHash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'agreement_changed'));

/** Names one text of the agreement between the controller (an organization) and the processor (the operator). */
export const agreementHead = z.object({
  version: z.string(),
  /** Day from which this version is offered (YYYY-MM-DD). */
  effective_from: z.string(),
  sha256: z.string(),
});
export type AgreementHead = z.output<typeof agreementHead>;

export const agreementDocument = z.object({
  title: z.string(),
  note: z.string(),
  parts: z.array(z.object({ title: z.string(), text: z.array(z.string()) })),
});
export type AgreementDocument = z.output<typeof agreementDocument>;

export const getAgreement = endpoint({
  name: 'getAgreement',
  service: 'identity',
  method: 'GET',
  path: '/agreement',
  auth: 'none',
  summary: 'Version and hash of the data-processing agreement that is offered now',
  answer: agreementHead,
  limit: 'public',
});

export const getAgreementText = endpoint({
  name: 'getAgreementText',
  service: 'identity',
  method: 'GET',
  path: '/agreement/text',
  auth: 'none',
  summary: 'The data-processing agreement that is offered now, to read',
  query: z.strictObject({ language: z._default(z.enum(AGREEMENT_LANGUAGES), 'th') }),
  answer: z.extend(agreementHead, { document: agreementDocument }),
  limit: 'public',
});

const file = z._default(z.enum(['pdf', 'txt']), 'pdf');

/** Both languages in one file. `txt` is the canonical text: its SHA-256 is the agreement's. */
export const getAgreementFile = endpoint({
  name: 'getAgreementFile',
  service: 'identity',
  method: 'GET',
  path: '/agreement/file',
  auth: 'none',
  summary: 'The data-processing agreement that is offered now, as a file',
  query: z.strictObject({ format: file }),
  files: ['text/plain', 'application/pdf'],
  limit: 'guest',
});

/** What an organization accepted, who did it and when; `email` and `name` are those of that moment. */
export const agreementAcceptance = z.extend(agreementHead, {
  accepted_at: timestamp,
  organization_name: z.string(),
  name: z.string(),
  email: z.string(),
  /** At sign-up, when the organization was made, or later by an Admin. */
  occasion: z.enum(['signup', 'new_organization', 'admin']),
});
export type AgreementAcceptance = z.output<typeof agreementAcceptance>;

export const getOrganizationAgreement = endpoint({
  name: 'getOrganizationAgreement',
  service: 'identity',
  method: 'GET',
  path: '/organizations/:id/agreement',
  auth: 'bearer',
  role: 1000,
  summary: 'Which data-processing agreement an organization accepted, and which is offered now',
  params: z.object({ id }),
  answer: z.object({
    current: agreementHead,
    /** Null for organizations that never accepted a text that existed. */
    accepted: z.nullable(agreementAcceptance),
    /** The text that is offered now is not the accepted one. Nothing stops because of it. */
    asks: z.boolean(),
  }),
  resource: 'organization',
});

/** @see agreementHash: the text that the Admin was shown; another one is offered by now → 409 agreement_changed */
export const acceptAgreement = endpoint({
  name: 'acceptAgreement',
  service: 'identity',
  method: 'POST',
  path: '/organizations/:id/agreement',
  auth: 'bearer',
  role: 1000,
  summary: 'Accepts the data-processing agreement that is offered now for an organization',
  params: z.object({ id }),
  body: z.strictObject({ sha256: agreementHash }),
  status: 200,
  answer: agreementAcceptance,
  resource: 'organization',
});

export const getOrganizationAgreementFile = endpoint({
  name: 'getOrganizationAgreementFile',
  service: 'identity',
  method: 'GET',
  path: '/organizations/:id/agreement/file',
  auth: 'bearer',
  role: 1000,
  summary: 'The accepted data-processing agreement with who accepted it and when, as a file',
  params: z.object({ id }),
  query: z.strictObject({ format: file }),
  files: ['text/plain', 'application/pdf'],
  resource: 'organization',
});
