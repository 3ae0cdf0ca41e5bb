import { DEFAULT_LANGUAGE, type Lang } from '@yinyom/contracts/constants';
import type { Cookie } from '@yinyom/contracts/websites/cookie';
import { textIn } from '@yinyom/notice/texts/textIn';
import { notFound } from '@yinyom/service-kit/AppError';
import type { WebsitesClient } from '../sites/siteDirectory';
import type { ExportRow } from './exportFormat';
import type { ExportSource } from './exportSource';

const COOKIE_COLUMNS = [
  'name',
  'category',
  'provider',
  'purpose',
  'expiry_seconds',
  'type',
  'source',
  'domain',
  'first_seen_at',
  'last_seen_at',
] as const;

const cookieRow = (cookie: Cookie, language: Lang): ExportRow => ({
  line: cookie,
  cells: [
    cookie.name,
    textIn(cookie.category.title, language),
    cookie.provider,
    textIn(cookie.purpose, language),
    cookie.expiry,
    cookie.type === 1 ? 'HTTP' : 'HTML',
    cookie.source,
    cookie.domain,
    cookie.first_seen_at,
    cookie.last_seen_at,
  ],
});

/** Rows that are all there at once. */
const listSource = (columns: readonly string[], all: readonly ExportRow[]): ExportSource => ({
  columns,
  range: { first: 1, last: all.length },
  page: async (after, limit) => {
    const rows = all.slice(after, after + limit);
    return { rows, position: after + rows.length };
  },
  extra: async () => [],
});

const contentOf = async (websites: WebsitesClient, applicationId: string) => {
  const content = await websites.getWebsiteContent({ application_id: applicationId });
  if (!content) throw notFound();
  return content;
};

/** The cookies of a website; texts in one language in a table, in all of them elsewhere. */
export const cookieSource = async (
  websites: WebsitesClient,
  applicationId: string,
  language: Lang = DEFAULT_LANGUAGE,
): Promise<ExportSource> => {
  const { cookies } = await contentOf(websites, applicationId);
  return listSource(
    COOKIE_COLUMNS,
    cookies.map((cookie) => cookieRow(cookie, language)),
  );
};

/** What an owner set up, one part per row: settings, banner, categories, cookies. */
export const siteConfigSource = async (
  websites: WebsitesClient,
  applicationId: string,
): Promise<ExportSource> => {
  const { settings, unblocked_hosts, own_block_rules, template, categories, cookies } = await contentOf(
    websites,
    applicationId,
  );
  const parts: [string, unknown][] = [
    ['settings', settings],
    ['unblocked_hosts', unblocked_hosts],
    ['own_block_rules', own_block_rules],
    ['template', template],
    ...categories.map((category): [string, unknown] => ['category', category]),
    ...cookies.map((cookie): [string, unknown] => ['cookie', cookie]),
  ];
  return listSource(
    ['part', 'content'],
    parts.map(([part, content]) => ({ line: { part, content }, cells: [part, JSON.stringify(content)] })),
  );
};
