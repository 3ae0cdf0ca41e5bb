import { createHash } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@yinyom/contracts/endpoint';
import { DAY_MS } from '@yinyom/contracts/durations';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import {
  BINDER_KEPT_DAYS,
  MAX_BINDER_DAYS,
  MAX_BINDERS_AT_ONCE,
  type Binder,
  type createBinder,
  type listDeletedWebsites,
} from '@yinyom/contracts/papers/binders';
import { PAPER_ORDER } from '@yinyom/contracts/papers/inspectionPapers';
import { bangkokDay, daysBetween, isDay } from '@yinyom/contracts/time/bangkokDay';
import { AppError, conflict, invalidField, notFound, rejected } from '@yinyom/service-kit/AppError';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import type { Jobs, JobView } from '@yinyom/service-kit/jobs/createJobs';
import type { JobKind } from '@yinyom/service-kit/jobs/JobKind';
import type { BinderFiles } from './binderFiles.store';
import type { BinderPlan } from './binderJobs';
import type { BinderOrder, BinderRecord } from './BinderRecord';
import type { BinderStore } from './binder.store';
import type { BinderKeys } from './pieceCipher';
import { periodMoments } from '../readiness/periodMoments';
import { toBinder } from './toBinder';

interface Parts {
  binders: BinderStore;
  files: BinderFiles;
  keys: BinderKeys;
  jobs: Pick<Jobs, 'begin' | 'look'>;
  kind: JobKind<BinderPlan, null>;
  websites: Pick<
    InternalHandlers<typeof websitesInternal>,
    'listApplicationIds' | 'getApplicationOwner' | 'deletedWebsites'
  >;
  identity: Pick<InternalHandlers<typeof identityInternal>, 'organizationContact'>;
  /** Numbers of letters of an organization by their ids; without those that there are not. */
  letterNumbers: (organizationId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  now(): Date;
}

interface Orderer {
  organizationId: string;
  organizationName: string;
  madeBy: BinderRecord['made_by'];
}

interface Listed {
  before: string | null;
  limit: number;
  letter_id?: string | undefined;
}

type Days = Pick<BinderOrder, 'from' | 'until'>;

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
export const createBindersService = (parts: Parts) => {
  const { binders, files, keys, jobs, kind, websites, identity, letterNumbers, now } = parts;
  const begin = async ({ _id }: BinderRecord): Promise<void> => {
    await jobs.begin(kind, String(_id), { binder_id: String(_id) });
  };

  const jobOf = async (record: BinderRecord): Promise<JobView | null> => {
    if (record.state !== 'making') return null;
    const job = await jobs.look(kind, String(record._id));
    // A crash came between the record and its job.
    if (!job) await begin(record);
    return job;
  };
  /** Binders of one organization as clients see them. */
  const showAll = async (records: readonly BinderRecord[]): Promise<Binder[]> => {
    const ids = [...new Set(records.flatMap(({ letter_id }) => letter_id ?? []))];
    const [owner] = records;
    const numbers = owner && ids.length > 0 ? await letterNumbers(owner.organization_id, ids) : null;
    return Promise.all(
      records.map(async (record) => {
        const { letter_id: id = '' } = record;
        const letter_number = numbers?.get(id);
        return toBinder(
          record,
          await jobOf(record),
          letter_number === undefined ? null : { id, letter_number },
        );
      }),
    );
  };
  const show = async (record: BinderRecord): Promise<Binder> => {
    const [shown] = await showAll([record]);
    return shown as Binder;
  };

  const checkPeriod = ({ from, until }: Days): void => {
    if (!isDay(from)) throw invalidField('from', 'date_invalid');
    if (!isDay(until)) throw invalidField('until', 'date_invalid');
    if (from > until) throw invalidField('from', 'date_range_invalid');
    if (until > bangkokDay(now())) throw invalidField('until', 'future_day');
    if (daysBetween(from, until) > MAX_BINDER_DAYS)
      throw rejected('range_too_long', { days: MAX_BINDER_DAYS });
  };

  /** @param application_ids of them alone; absent: all */
  const deletedWithin = (organization_id: string, days: Days, application_ids?: string[]) => {
    const { from, until } = periodMoments(days);
    return websites.deletedWebsites({
      organization_id,
      controller: null,
      ...(application_ids && { application_ids }),
      from: from.toISOString(),
      until: until.toISOString(),
    });
  };

  /** @throws AppError 404 for a website that is not of the controller, or was deleted before the period */
  const namedWebsites = async (
    organization_id: string,
    { applications, ...days }: BinderOrder,
  ): Promise<BinderRecord['websites']> => {
    if (applications === null) return null;
    const [ids, deleted] = await Promise.all([
      websites.listApplicationIds({ organization_id, controller: null }),
      deletedWithin(organization_id, days, applications),
    ]);
    const own = new Set(ids);
    const names = new Map(deleted.described.map(({ id, domain_name }) => [id, domain_name]));
    if (applications.some((id) => !own.has(id) && !names.has(id))) throw notFound();
    return Promise.all(
      applications.map(async (id) => {
        const found = await websites.getApplicationOwner({ application_id: id });
        return { id, domain_name: found?.domain_name ?? names.get(id) ?? id };
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

  /** The binder that answers a request already, and the one that is not new enough to: it is named as that. */
  const answering = async (
    request_key: string,
    newerThan: string | null,
  ): Promise<Record<'known' | 'replaced', BinderRecord | null>> => {
    const found = await living(await binders.byRequest(request_key));
    const isReplaced = found?.state === 'ready' && String(found._id) === newerThan;
    return isReplaced ? { known: null, replaced: found } : { known: found, replaced: null };
  };

  return {
    /**
     * Begins a binder, or finds the one that the same request began.
     * @returns whether it is new
     * @throws AppError 404 for a website or a letter of another organization, 409 export_limit, 422
     */
    create: async (
      { organizationId, organizationName, madeBy }: Orderer,
      body: BodyOf<typeof createBinder>,
    ): Promise<{ binder: Binder; isNew: boolean }> => {
      const order = orderOf(body);
      checkPeriod(order);
      const named = await namedWebsites(organizationId, order);
      const { letter_id } = body;
      if (letter_id !== null && !(await letterNumbers(organizationId, [letter_id])).has(letter_id))
        throw notFound();
      const ofLetter = letter_id === null ? {} : { letter_id };
      const request_key = createHash('sha256')
        .update(canonicalJson({ organizationId, ...order, ...ofLetter }))
        .digest('base64url');
      const { known, replaced } = await answering(request_key, body.newer_than);
      if (!known && (await binders.countMaking(organizationId)) >= MAX_BINDERS_AT_ONCE)
        throw new AppError(409, 'export_limit', { values: { most: MAX_BINDERS_AT_ONCE } });
      const { sample } = (await identity.organizationContact({ organization_id: organizationId })) ?? {};
      const at = now();
      const _id = binders.newId();
      // Last of all: it is kept, and answers its request until another one is there.
      if (replaced) await binders.releaseRequest(replaced._id);
      const inserted =
        known === null &&
        (await binders.insert({
          _id,
          organization_id: organizationId,
          organization_name: organizationName,
          ...(sample && { sample }),
          websites: named,
          ...order,
          ...ofLetter,
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

    list: async (organizationId: string, asked: Listed): Promise<Binder[]> =>
      showAll(await binders.list(organizationId, asked)),

    /** Deleted websites that a binder of the period can have. @throws AppError 422 */
    deletedWebsites: async (
      organizationId: string,
      days: Days,
    ): Promise<AnswerOf<typeof listDeletedWebsites>> => {
      checkPeriod(days);
      const { described, total } = await deletedWithin(organizationId, days);
      return {
        deleted_websites: described.map(({ id, ...website }) => ({ application_id: id, ...website })),
        deleted_total: total,
      };
    },

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
