import * as z from 'zod/mini';
import { l10n } from '../fields';
import { dpo } from '../identity/organizations';

/** What the identity service knows for the papers of an organization. */
export const paperCalls = {
  /** Who answers for personal data at an organization, for what people are shown and handed out. */
  organizationContact: {
    input: z.strictObject({ organization_id: z.string() }),
    output: z.nullable(
      z.object({ name: z.string(), contact_email: z.optional(z.string()), dpo: z.nullable(dpo) }),
    ),
  },
  /** Active Admins and people with the flag `dpo`, by name: who may work on requests and papers. At most `MAX_OFFICERS`. */
  organizationOfficers: {
    input: z.strictObject({ organization_id: z.string() }),
    output: z.array(z.object({ id: z.string(), name: z.string() })),
  },
  /** Null for an organization that was closed or never was. */
  organizationFacts: {
    input: z.strictObject({ organization_id: z.string() }),
    output: z.nullable(
      z.object({
        name: z.string(),
        contact_email: z.optional(z.string()),
        dpo: z.nullable(dpo),
        /** Months that evidence is kept after its validity; null: it chose none. */
        retention_months: z.nullable(z.number()),
        require_2fa: z.boolean(),
        /** Active people by role, and how many of them carry the flag `dpo`. */
        people: z.object({
          admin: z.number(),
          member: z.number(),
          viewer: z.number(),
          reviewer: z.number(),
          dpo: z.number(),
        }),
      }),
    ),
  },
  /** The data-processing agreement that an organization accepted last; null: none. */
  acceptedAgreement: {
    input: z.strictObject({ organization_id: z.string() }),
    output: z.nullable(
      z.object({
        version: z.string(),
        /** Absent in answers of earlier versions. */
        sha256: z.optional(z.string()),
        accepted_at: z.optional(z.string()),
      }),
    ),
  },
};

/** Admins and officers of one organization that are listed. */
export const MAX_OFFICERS = 200;

/** Websites of one organization that papers describe one by one. */
export const MAX_PAPER_WEBSITES = 100;

/** Whose data are on websites, where it is a client and not the organization. */
const client = z.object({
  group_id: z.string(),
  name: z.string(),
  contact_email: z.optional(z.string()),
  dpo: z.nullable(dpo),
});

/** What the websites service knows for them. */
export const websitePaperCalls = {
  /**
   * Websites of an organization as papers describe them, at most `MAX_PAPER_WEBSITES`, oldest first; how many there are, and all clients
   * with the number of their websites, whether these are described or not.
   */
  websiteFacts: {
    input: z.strictObject({ organization_id: z.string() }),
    output: z.object({
      total: z.number(),
      clients: z.array(z.object({ ...client.def.shape, websites: z.number() })),
      described: z.array(
        z.object({
          id: z.string(),
          domain_name: z.string(),
          site_key: z.string(),
          /** Null: the organization's own. */
          client: z.nullable(client),
          store_ip: z.enum(['none', 'truncated']),
          store_ua: z.enum(['none', 'family']),
          consent_expiry_days: z.number(),
          /** Enabled categories with the cookies that are in use. */
          categories: z.array(
            z.object({
              id: z.string(),
              title: l10n,
              description: l10n,
              cookies: z.array(
                z.object({
                  name: z.string(),
                  purpose: l10n,
                  /** Seconds; 0 = session, null = kept until deleted. */
                  expiry: z.nullable(z.number()),
                  domain: z.optional(z.string()),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  },
  /**
   * What a website showed its visitors in a period: cookie policies in use, oldest first, at most 50, with their texts, and uploaded privacy
   * notices of before its end, newest first, at most 50. Moments are ISO 8601.
   */
  paperNotices: {
    input: z.strictObject({
      organization_id: z.string(),
      application_id: z.string(),
      from: z.string(),
      until: z.string(),
    }),
    output: z.object({
      policies: z.array(
        z.object({
          version: z.number(),
          published_at: z.string(),
          /** By language. */
          sha256: z.record(z.string(), z.string()),
          /** The canonical text of each language, exactly as it was hashed. */
          documents: z.record(z.string(), z.string()),
        }),
      ),
      files: z.array(
        z.object({
          id: z.string(),
          language: z.string(),
          sha256: z.string(),
          created_at: z.string(),
        }),
      ),
    }),
  },
  /** An uploaded privacy notice (PDF), base64; null where the website has no such file. */
  paperNoticeFile: {
    input: z.strictObject({
      organization_id: z.string(),
      application_id: z.string(),
      file_id: z.string(),
    }),
    output: z.object({ content: z.nullable(z.string()) }),
  },
};
