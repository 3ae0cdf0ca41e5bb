import { createHash } from 'node:crypto';
import type { BodyOf } from '@yinyom/contracts/endpoint';
import { DAY_MS } from '@yinyom/contracts/durations';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import {
  BINDER_KEPT_DAYS,
  MAX_BINDER_DAYS,
  MAX_BINDERS_AT_ONCE,
  type Binder,
  type createBinder,
} from '@yinyom/contracts/papers/binders';
import { PAPER_ORDER } from '@yinyom/contracts/papers/inspectionPapers';
import { bangkokDay, daysBetween, isDay } from '@yinyom/contracts/time/bangkokDay';
import { AppError, conflict, invalidField, notFound, rejected } from '@yinyom/service-kit/AppError';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import type { Jobs } from '@yinyom/service-kit/jobs/createJobs';
import type { JobKind } from '@yinyom/service-kit/jobs/JobKind';
import type { BinderFiles } from './binderFiles.store';
import type { BinderPlan } from './binderJobs';
import type { BinderOrder, BinderRecord } from './BinderRecord';
import type { BinderStore } from './binder.store';
import type { BinderKeys } from './pieceCipher';
import { toBinder } from './toBinder';

interface Parts {
  binders: BinderStore;
  files: BinderFiles;
  keys: BinderKeys;
  jobs: Pick<Jobs, 'begin' | 'look'>;
  kind: JobKind<BinderPlan, null>;
  websites: Pick<InternalHandlers<typeof websitesInternal>, 'listApplicationIds' | 'getApplicationOwner'>;
  now(): Date;
}

interface Orderer {
  organizationId: string;
  organizationName: string;
  madeBy: BinderRecord['made_by'];
}

/** Papers in their order and websites in any: the same request is the same, however it is written. */
const orderOf = ({
  from,
  until,
  applications,
  papers,
  languages,
}: BodyOf<typeof createBinder>): BinderOrder => ({
  from,
  until,
  applications: applications && [...new Set(applications)].sort(),
  papers: PAPER_ORDER.filter((paper) => papers.includes(paper)),
  languages,
});

/** Binders for inspections: ordered, followed, fetched and deleted. */
export const createBindersService = ({ binders, files, keys, jobs, kind, websites, now }: Parts) => {
  const begin = async ({ _id }: BinderRecord): Promise<void> => {
    await jobs.begin(kind, String(_id), { binder_id: String(_id) });
  };

  const show = async (record: BinderRecord): Promise<Binder> => {
    if (record.state !== 'making') return toBinder(record, null);
    const job = await jobs.look(kind, String(record._id));
    // A crash came between the record and its job.
    if (!job) await begin(record);
    return toBinder(record, job);
  };

  const checkPeriod = ({ from, until }: BinderOrder): void => {
    if (!isDay(from)) throw invalidField('from', 'date_invalid');
    if (!isDay(until)) throw invalidField('until', 'date_invalid');
    if (from > until) throw invalidField('from', 'date_range_invalid');
    if (until > bangkokDay(now())) throw invalidField('until', 'future_day');
    if (daysBetween(from, until) > MAX_BINDER_DAYS)
      throw rejected('range_too_long', { days: MAX_BINDER_DAYS });
  };

  /** @throws AppError 404 for a website that is not of the organization */
  const namedWebsites = async (
    organization_id: string,
    { applications }: BinderOrder,
  ): Promise<BinderRecord['websites']> => {
    if (applications === null) return null;
    const own = new Set(await websites.listApplicationIds({ organization_id }));
    if (applications.some((id) => !own.has(id))) throw notFound();
    return Promise.all(
      applications.map(async (id) => {
        const found = await websites.getApplicationOwner({ application_id: id });
        return { id, domain_name: found?.domain_name ?? id };
      }),
    );
  };

  const remove = async ({ _id }: BinderRecord): Promise<void> => {
    await binders.remove(_id);
    await files.removeOf(_id);
  };
  /** A binder whose time is not over; one whose time is makes room at once. */
  const living = async (record: BinderRecord | null): Promise<BinderRecord | null> => {
    if (!record || record.expires_at > now()) return record;
    await remove(record);
    return null;
  };

  return {
    /**
     * Begins a binder, or finds the one that the same request began.
     * @returns whether it is new
     * @throws AppError 404 for a website of another organization, 409 export_limit, 422
     */
    create: async (
      { organizationId, organizationName, madeBy }: Orderer,
      body: BodyOf<typeof createBinder>,
    ): Promise<{ binder: Binder; isNew: boolean }> => {
      const order = orderOf(body);
      checkPeriod(order);
      const named = await namedWebsites(organizationId, order);
      const request_key = createHash('sha256')
        .update(canonicalJson({ organizationId, ...order }))
        .digest('base64url');
      const known = await living(await binders.byRequest(request_key));
      if (!known && (await binders.countMaking(organizationId)) >= MAX_BINDERS_AT_ONCE)
        throw new AppError(409, 'export_limit', { values: { most: MAX_BINDERS_AT_ONCE } });
      const at = now();
      const _id = binders.newId();
      const inserted =
        known === null &&
        (await binders.insert({
          _id,
          organization_id: organizationId,
          organization_name: organizationName,
          websites: named,
          ...order,
          request_key,
          state: 'making',
          failure: null,
          failed_tries: 0,
          ...keys.newKey({ _id, organization_id: organizationId }),
          zip: null,
          files: 0,
          made_by: madeBy,
          created_at: at,
          ready_at: null,
          // As long as it is made, and then from the moment that it is ready.
          expires_at: new Date(at.getTime() + BINDER_KEPT_DAYS * DAY_MS),
        }));
      const record = inserted || known || (await binders.byRequest(request_key));
      if (!record) throw conflict('conflict');
      if (inserted) await begin(record);
      return { binder: await show(record), isNew: Boolean(inserted) };
    },

    find: (id: string): Promise<BinderRecord | null> => binders.find(id),
    show,

    list: async (organizationId: string, before: string | null, limit: number): Promise<Binder[]> =>
      Promise.all((await binders.list(organizationId, before, limit)).map(show)),

    /** Removes a binder with its files. A job that makes it ends at its next step. */
    remove,

    /** @throws AppError 409 export_not_ready; 404 once its time is over */
    open: (record: BinderRecord) => {
      if (record.expires_at <= now()) throw notFound();
      if (!record.zip) throw conflict('export_not_ready');
      return { ...record.zip, content: files.read(record, record.zip) };
    },
  };
};
export type BindersService = ReturnType<typeof createBindersService>;
