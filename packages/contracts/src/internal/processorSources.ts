import * as z from 'zod/mini';
import { SCOPES } from '../identity/scopes';
import { EVENT_TYPES } from '../notify/eventTypes';

/** Who receives or reaches data, as far as each service knows: what an organization may need an agreement for. */

const ofOrganization = z.strictObject({ organization_id: z.string() });

/** Of the scanner service. */
export const scannedHostCalls = {
  /**
   * Registrable domains other than the website's own that the latest scan with a result met: of cookies and stored items, and of scripts that
   * set them. At most 100 for each website, 50 names for each; websites without such a scan are left out.
   */
  scannedHosts: {
    input: z.strictObject({ application_ids: z.array(z.string()).check(z.maxLength(500)) }),
    output: z.array(
      z.object({
        application_id: z.string(),
        finished_at: z.string(),
        hosts: z.array(z.object({ host: z.string(), names: z.array(z.string()) })),
      }),
    ),
  },
};

/** Of the notify service. */
export const webhookHostCalls = {
  /** Hosts of an organization's webhooks that are not off, with the events that they get. */
  webhookHosts: {
    input: ofOrganization,
    output: z.array(z.object({ host: z.string(), events: z.array(z.enum(EVENT_TYPES)) })),
  },
};

/** Of the identity service. */
export const writingKeyCalls = {
  /** API keys in use that may write or export, without anything of the key itself. */
  writingKeys: {
    input: ofOrganization,
    output: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Those of its scopes that write or export. */
        scopes: z.array(z.enum(SCOPES)),
        /** Null: every website. */
        application_ids: z.nullable(z.array(z.string())),
      }),
    ),
  },
};

/** Of an agency, the client whose a watched entry is, by its group; absent: the organization's own. */
export const watchedController = z.optional(z.object({ group_id: z.string(), name: z.string() }));

/** Of the compliance service. */
export const dueAgreementCalls = {
  /**
   * Agreements whose review is due until a day (YYYY-MM-DD), and that have not ended; the longest due first, of at most `MAX_AGREEMENTS`:
   * one that is left out would end its alert. One whose last day comes until then has a second row, with an id of its own.
   */
  dueAgreements: {
    input: z.strictObject({ organization_id: z.string(), until: z.string() }),
    output: z.array(
      z.object({
        id: z.string(),
        processor_name: z.string(),
        /** Of a row with `ends`, the last day of the agreement. */
        review_at: z.string(),
        ends: z.optional(z.literal(true)),
        controller: watchedController,
      }),
    ),
  },
};
