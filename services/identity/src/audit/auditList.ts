import { TIME_ZONE_OFFSET_MS } from '@yinyom/contracts/constants';
import type { QueryOf } from '@yinyom/contracts/endpoint';
import type { AuditEvent, listAuditLog } from '@yinyom/contracts/identity/auditLog';
import { DAY_MS } from '@yinyom/contracts/durations';
import { invalidField } from '@yinyom/service-kit/AppError';
import { continuedPage } from '@yinyom/service-kit/http/listPages';
import type { AuditRecord } from './auditEvent';
import type { AuditFilter, AuditStore } from './audit.store';

/** `total` is counted no further. */
const COUNT_CAP = 100_000;

/** Start of a day in Bangkok (UTC+7, no daylight saving). @throws AppError 422 for a day that does not exist */
const dayStart = (day: string, field: string): Date => {
  const start = new Date(`${day}T00:00:00+07:00`);
  const exists =
    !Number.isNaN(start.getTime()) &&
    new Date(start.getTime() + TIME_ZONE_OFFSET_MS).toISOString().startsWith(day);
  if (!exists) throw invalidField(field, 'date_invalid');
  return start;
};

const cursorOf = (cursor: string | undefined): number | undefined => {
  if (cursor === undefined) return undefined;
  if (!/^[0-9]{1,15}$/.test(cursor)) throw invalidField('cursor', 'cursor_invalid');
  return Number(cursor);
};

const toEvent = ({ _id, at, prev_hash: _, ...record }: AuditRecord): AuditEvent => ({
  ...record,
  id: _id.toHexString(),
  at: at.toISOString(),
});

/** A page of an organization's audit log, newest first; the cursor is the number of the last entry shown. */
export const listAuditEvents = async (
  store: AuditStore,
  organizationId: string,
  query: QueryOf<typeof listAuditLog>,
) => {
  const from = query.from === undefined ? undefined : dayStart(query.from, 'from');
  const to = query.to === undefined ? undefined : new Date(dayStart(query.to, 'to').getTime() + DAY_MS);
  if (from && to && from >= to) throw invalidField('from', 'date_range_invalid');
  const filter: AuditFilter = {
    organizationId,
    actor: query.actor,
    action: query.action,
    targetType: query.target_type,
    targetId: query.target_id,
    result: query.result,
    from,
    to,
    beforeSeq: cursorOf(query.cursor),
  };
  const { limit } = query;
  const [found, total] = await Promise.all([
    store.list(filter, limit + 1),
    query.with_total ? store.count({ ...filter, beforeSeq: undefined }, COUNT_CAP) : null,
  ]);
  return {
    ...continuedPage(found, { limit, total }, toEvent, ({ seq }) => String(seq)),
    ...(total === COUNT_CAP && { total_capped: true }),
  };
};
