import * as z from 'zod/mini';
import { country } from '../country';
import { endpoint } from '../endpoint';
import { cookieDomain, id, line, list, optionalText, pageQuery } from '../fields';
import { TRANSFER_GROUNDS } from './paperItems';
import { reviewOfSave, statementVersion } from './statement';
import { ofController } from '../ofController';
import { paperCall } from './paperCall';

export const MAX_RECIPIENTS = 200;
/** The country of the controllers that this law is about: data that stay in it are not transferred. */
export const HOME_COUNTRY = 'TH';

const recipientRow = z.strictObject({
  /** Host that a scan saw; null: known otherwise. */
  host: z._default(z.nullable(cookieDomain), null),
  recipient: line(200),
  /** Country (ISO 3166-1), as people know it; null: not stated. It is never guessed, from an IP address least of all. */
  country: z._default(z.nullable(country), null),
  /** Ground of sections 28 and 29; null: not stated. */
  ground: z._default(z.nullable(z.enum(TRANSFER_GROUNDS)), null),
  note: z._default(optionalText(300), ''),
});
export type TransferRecipient = z.output<typeof recipientRow>;

export const transferStatement = z.strictObject({
  recipients: z._default(z.array(recipientRow).check(z.maxLength(MAX_RECIPIENTS, 'too_long')), []),
  /** The organization sends no personal data abroad; null: not stated. */
  no_transfers: z._default(z.nullable(z.boolean()), null),
});
export type TransferStatement = z.output<typeof transferStatement>;
export const NO_TRANSFERS_STATED: TransferStatement = { recipients: [], no_transfers: null };

const version = z.object({
  organization_id: id,
  transfers: z.object({
    recipients: z.array(z.object(recipientRow.def.shape)),
    no_transfers: z.nullable(z.boolean()),
  }),
  ...statementVersion,
});

export const transferRegister = z.object({
  ...version.def.shape,
  /** Hosts of other companies that scans saw on websites and that no recipient names yet, with the websites; in the order of names. */
  unanswered_hosts: z.array(z.object({ host: z.string(), websites: z.array(z.string()) })),
  etag: z.string(),
});
export type TransferRegister = z.output<typeof transferRegister>;

const call = {
  ...paperCall,
  params: z.object({ id }),
} as const;

export const getTransferRegister = endpoint({
  ...call,
  name: 'getTransferRegister',
  method: 'GET',
  path: '/organizations/:id/transfers',
  scope: 'papers:read',
  summary: 'Who abroad receives personal data, on which ground, and hosts about which nothing is stated yet',
  query: ofController({}),
  answer: transferRegister,
});

export const saveTransferRegister = endpoint({
  ...call,
  name: 'saveTransferRegister',
  ifMatch: 'required',
  method: 'PUT',
  path: '/organizations/:id/transfers',
  scope: 'papers:write',
  summary: 'Saves a new version of the register of transfers; it takes the place of the whole statement',
  // Two hundred recipients with their notes.
  query: ofController({}),
  bodyLimit: 320 * 1024,
  body: z.strictObject({ ...transferStatement.def.shape, ...reviewOfSave }),
  answer: transferRegister,
});

export const listTransferVersions = endpoint({
  ...call,
  name: 'listTransferVersions',
  method: 'GET',
  path: '/organizations/:id/transfers/versions',
  scope: 'papers:read',
  summary: 'Every version of the register of transfers, newest first',
  query: ofController({ ...pageQuery }),
  answer: list(version),
});
