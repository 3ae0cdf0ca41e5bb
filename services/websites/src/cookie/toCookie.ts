import type { Category } from '@yinyom/contracts/websites/category';
import type { Cookie } from '@yinyom/contracts/websites/cookie';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import type { CookieRecord } from './CookieRecord';

/** A cookie as the API shows it, with its category's title on the website. */
export const toCookie = (record: CookieRecord, categories: readonly Category[]): Cookie => {
  const category = categories.find(({ id }) => id === record.category_id);
  return {
    id: String(record._id),
    application_id: record.application_id,
    category: { id: record.category_id, type: category?.type ?? 0, title: category?.title ?? {} },
    name: record.name,
    match: record.match,
    provider: record.provider,
    ...(record.domain && { domain: record.domain }),
    purpose: record.purpose,
    expiry: record.expiry,
    is_session: record.is_session,
    type: record.type,
    source: record.source,
    ...(record.http_only !== undefined && { http_only: record.http_only }),
    ...(record.secure !== undefined && { secure: record.secure }),
    ...(record.same_site && { same_site: record.same_site }),
    first_seen_at: record.first_seen_at.toISOString(),
    last_seen_at: record.last_seen_at.toISOString(),
    ...(record.stale && { stale: true }),
    ...(record.suggested_category_id && { suggested_category_id: record.suggested_category_id }),
    etag: etagOf(record),
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  };
};
