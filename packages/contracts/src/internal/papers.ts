import * as z from 'zod/mini';
import { l10n } from '../fields';
import { dpo } from '../identity/organizations';
import { NOTICE_PROBLEMS } from '../papers/noticeProblems';

/** Who answers for personal data. */
const contact = { name: z.string(), contact_email: z.optional(z.string()), dpo: z.nullable(dpo) };

/** What the identity service knows for the papers of an organization. */
export const paperCalls = {
  /** Who answers for personal data at an organization, for what people are shown and handed out. */
  organizationContact: {
    input: z.strictObject({ organization_id: z.string() }),
    output: z.nullable(
      z.object({
        ...contact,
        /** It has made-up data: its binders say so in every file. */
        sample: z.optional(z.literal(true)),
      }),
    ),
  },
  /**
   * Active Admins and people with the flag `dpo`, by name: who may work on requests and papers. With the path of a group also people of
   * that group alone who carry the flag. At most `MAX_OFFICERS`.
   */
  organizationOfficers: {
    input: z.strictObject({ organization_id: z.string(), group_path: z.optional(z.array(z.string())) }),
    output: z.array(z.object({ id: z.string(), name: z.string() })),
  },
  /** Null for an organization that was closed or never was. */
  organizationFacts: {
    input: z.strictObject({ organization_id: z.string() }),
    output: z.nullable(
      z.object({
        ...contact,
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
const client = z.object({ group_id: z.string(), ...contact });

/** Id of a group whose client answers for the data; null: the organization itself; absent: the one who does. */
export const whose = z.optional(z.nullable(z.string()));

/** What the websites service knows for them. */
export const websitePaperCalls = {
  /**
   * Websites of an organization as papers describe them, at most `MAX_PAPER_WEBSITES`, oldest first; how many there are, and all clients
   * with the number of their websites, whether these are described or not. With `controller` only those whose data are that one's, with
   * `application_ids` only those: whatever is chosen is chosen before the first ones are described.
   */
  websiteFacts: {
    input: z.strictObject({
      organization_id: z.string(),
      controller: whose,
      application_ids: z.optional(z.array(z.string())),
    }),
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
  /** Names of all websites of an organization, oldest first; with `controller` of those alone whose data are that one's. */
  websiteNames: {
    input: z.strictObject({ organization_id: z.string(), controller: whose }),
    output: z.array(z.object({ id: z.string(), domain_name: z.string() })),
  },
  /**
   * Websites that were deleted after the beginning of a period and created before its end, oldest first, at most `MAX_PAPER_WEBSITES`, and
   * how many there are. With `controller` only those whose data are that one's, with `application_ids` only those. Moments are ISO 8601.
   */
  deletedWebsites: {
    input: z.strictObject({
      organization_id: z.string(),
      controller: whose,
      application_ids: z.optional(z.array(z.string())),
      from: z.string(),
      until: z.string(),
    }),
    output: z.object({
      total: z.number(),
      described: z.array(z.object({ id: z.string(), domain_name: z.string(), deleted_at: z.string() })),
    }),
  },
  /**
   * What a website showed its visitors in a period, also after it was deleted: cookie policies in use, oldest first, at most 50, with their texts, uploaded privacy
   * notices of before its end, newest first, at most 50, and copies of linked ones that were there in it, newest first, at most 50. Moments
   * are ISO 8601.
   */
  paperNotices: {
    input: z.strictObject({
      organization_id: z.string(),
      application_id: z.string(),
      from: z.string(),
      until: z.string(),
      /** Without the texts of policies, whose hashes are enough. */
      hashes_only: z.optional(z.boolean()),
    }),
    output: z.object({
      policies: z.array(
        z.object({
          version: z.number(),
          published_at: z.string(),
          /** By language. */
          sha256: z.record(z.string(), z.string()),
          /** The canonical text of each language, exactly as it was hashed; none where hashes are enough. */
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
      linked: z.array(
        z.object({
          id: z.string(),
          url: z.string(),
          media_type: z.enum(['text/html', 'text/plain', 'application/pdf']),
          /** SHA-256 of the visible text; of a PDF of its bytes. */
          sha256: z.string(),
          bytes: z.number(),
          seen_at: z.string(),
          last_seen_at: z.string(),
        }),
      ),
      /** Links whose page the latest look could not read, where that look was in the period. */
      unread: z.array(z.object({ url: z.string(), problem: z.enum(NOTICE_PROBLEMS) })),
    }),
  },
  /** The copy of a linked privacy notice, base64; null where the website has no such copy. Also of a deleted website. */
  linkedNotice: {
    input: z.strictObject({
      organization_id: z.string(),
      application_id: z.string(),
      copy_id: z.string(),
    }),
    output: z.object({ content: z.nullable(z.string()) }),
  },
  /** An uploaded privacy notice (PDF), base64; null where the website has no such file. Also of a deleted website. */
  paperNoticeFile: {
    input: z.strictObject({
      organization_id: z.string(),
      application_id: z.string(),
      file_id: z.string(),
    }),
    output: z.object({ content: z.nullable(z.string()) }),
  },
};
