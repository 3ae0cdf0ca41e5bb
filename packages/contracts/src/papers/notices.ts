import * as z from 'zod/mini';
import { ofController } from '../ofController';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, list, pageQuery, timestamp } from '../fields';
import { NOTICE_PROBLEMS } from './noticeProblems';

const hashes = z.record(z.string(), z.string());

/** What visitors of a website were shown: published versions, oldest first; files and copies, newest first. */
export const siteNotices = z.object({
  application_id: id,
  domain_name: z.string(),
  /** Of the banner, with the SHA-256 of its texts by language. */
  banner_versions: z.array(z.object({ version: z.number(), published_at: timestamp, notice_sha256: hashes })),
  /** Of the cookie policy, with the SHA-256 of its text by language. */
  policy_versions: z.array(z.object({ version: z.number(), published_at: timestamp, policy_sha256: hashes })),
  /** Privacy notices that were uploaded. */
  notice_files: z.array(z.object({ id, language: z.string(), sha256: z.string(), created_at: timestamp })),
  /** Copies of privacy notices that the banner links to, one for each text. */
  linked_notices: z.array(
    z.object({
      id,
      url: z.string(),
      /** Of the visible text; of a PDF of its bytes. */
      sha256: z.string(),
      seen_at: timestamp,
      last_seen_at: timestamp,
    }),
  ),
  /** Links whose page could not be read. */
  unread_links: z.array(z.object({ url: z.string(), problem: z.enum(NOTICE_PROBLEMS) })),
});
export type SiteNotices = z.output<typeof siteNotices>;

/**
 * Paper 2. Members read it, too; people of some websites that of theirs, and reviewers that of the websites that they are invited to.
 * Viewers read no paper.
 */
export const listNotices = endpoint({
  name: 'listNotices',
  service: 'compliance',
  method: 'GET',
  path: '/organizations/:id/notices',
  auth: 'bearer',
  role: ROLES.reviewer,
  flag: 'dpo',
  scope: 'papers:read',
  summary: 'Which banners, cookie policies and privacy notices the websites showed, website by website',
  params: z.object({ id }),
  query: ofController({ ...pageQuery }),
  answer: list(siteNotices),
  resource: 'organization',
});
