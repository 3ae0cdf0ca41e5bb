import type { Lang } from '@yinyom/contracts/constants';
import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import {
  BINDER_KEPT_DAYS,
  MAX_BINDER_BYTES,
  MAX_BINDER_FILES,
  type BinderLanguages,
} from '@yinyom/contracts/papers/binders';
import type { InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import { DAY_MS } from '@yinyom/contracts/durations';
import { AppError, notFound, rejected } from '@yinyom/service-kit/AppError';
import type { JobKind, JobRun } from '@yinyom/service-kit/jobs/JobKind';
import { Postponed } from '@yinyom/service-kit/jobs/Postponed';
import { keepHeapSteady } from '@yinyom/service-kit/jobs/steadyHeap';
import type { Logger } from '@yinyom/service-kit/logger';
import { countPages } from '@yinyom/service-kit/pdf/mergePdfs';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import type { BinderFiles } from './binderFiles.store';
import type { BinderRecord, KeptFile } from './BinderRecord';
import type { BinderStore } from './binder.store';
import { bindPapers, type BoundPaper } from './bindPapers';
import { emptyDocument } from './binderDocument';
import { packBinder } from './packBinder';
import type { PaperScope, PaperSource } from './PaperSource';
import { markedOriginal } from './sampleMark';
import { labelOf, originalName, pdfName, withPaperNumbers } from './paperPages';
import { periodMoments } from '../readiness/periodMoments';

export interface BinderPlan {
  binder_id: string;
}
export type BinderSigner = Pick<InternalHandlers<typeof consentsInternal>, 'signBinder'>;

export interface BinderParts {
  binders: BinderStore;
  files: BinderFiles;
  sources: readonly PaperSource[];
  pdfs: Pick<PdfMaker, 'make'>;
  consents: BinderSigner;
  /** Where the public keys are that prove a binder. */
  keysAddress: string;
  logger: Logger;
  now(): Date;
}

/** A binder that breaks off so often is given up. */
const MOST_TRIES = 8;
const FULL_PAUSE_MS = 5_000;
const LANGUAGES_OF: Record<BinderLanguages, readonly Lang[]> = { th: ['th'], en: ['en'], both: ['th', 'en'] };

/** What is drawn, one after the other. */
export const documentsOf = ({ papers, languages }: Pick<BinderRecord, 'papers' | 'languages'>) =>
  papers.flatMap((paper) => LANGUAGES_OF[languages].map((lang) => ({ paper, lang })));

/** Steps after documents and originals: binder.pdf, the ZIP, the end. */
const FURTHER_STEPS = 3;
export const stepsOf = (order: Pick<BinderRecord, 'papers' | 'languages'>): number =>
  documentsOf(order).length + order.papers.length + FURTHER_STEPS;

/** binder.pdf, the manifest and its signature. */
const FURTHER_FILES = 3;
const bytesOf = (kept: readonly KeptFile[]): number => kept.reduce((sum, { bytes }) => sum + bytes, 0);

/** Makes binders, one paper at a time. Each step comes to the same when it runs twice: what it wrote before belongs to no file. */
export const createBinderJobs = (parts: BinderParts) => {
  const { binders, files, sources, pdfs, keysAddress, logger, now } = parts;

  const scopeOf = ({
    organization_id,
    organization_name,
    applications,
    ...days
  }: BinderRecord): PaperScope => ({
    organizationId: organization_id,
    organizationName: organization_name,
    applications,
    ...periodMoments(days),
  });
  /** Ends the job of a binder that was deleted, before its next step. @throws AppError 404 */
  const stillWanted = async ({ _id }: BinderRecord): Promise<void> => {
    if (!(await binders.find(String(_id)))) throw notFound();
  };
  const sourceOf = (wanted: InspectionPaper) => sources.find(({ paper }) => paper === wanted);

  /** Where the browser has too much to do, the job waits; it is no fault of the binder's. */
  const draw = async ({ organization_id }: BinderRecord, html: string): Promise<Buffer> => {
    try {
      return await pdfs.make(organization_id, html);
    } catch (error) {
      if (error instanceof AppError && error.status === 429)
        throw new Postponed(new Date(Date.now() + FULL_PAUSE_MS));
      throw error;
    }
  };

  const drawPaper = async (
    binder: BinderRecord,
    { paper, lang }: { paper: InspectionPaper; lang: Lang },
  ): Promise<BoundPaper> => {
    await stillWanted(binder);
    const html = (await sourceOf(paper)?.document(scopeOf(binder), lang)) ?? emptyDocument(paper, lang);
    const pdf = await draw(binder, withPaperNumbers(html, labelOf(binder, { paper, lang }), binder.sample));
    const file = await files.write(binder, pdfName(paper, lang), [pdf]);
    return { paper, lang, file, pages: countPages(pdf) };
  };

  /**
   * @param before files that the binder has already
   * @throws AppError 422 took_too_long where all together are more or larger than those of a binder
   */
  const keepOriginals = async (
    binder: BinderRecord,
    paper: InspectionPaper,
    before: readonly KeptFile[],
  ): Promise<KeptFile[]> => {
    await stillWanted(binder);
    const kept: KeptFile[] = [];
    let room = MAX_BINDER_BYTES - bytesOf(before);
    const given = (await sourceOf(paper)?.originals(scopeOf(binder))) ?? [];
    const originals = binder.sample ? given.map(markedOriginal) : given;
    if (before.length + originals.length + FURTHER_FILES > MAX_BINDER_FILES) throw rejected('took_too_long');
    for (const [at, { name, content }] of originals.entries()) {
      const plain = originalName(paper, name, at);
      const isTaken = kept.some((other) => other.name.toLowerCase() === plain.toLowerCase());
      const own = isTaken ? originalName(paper, `${at + 1}-${name}`, at) : plain;
      const file = await files.write(binder, own, content, room);
      room -= file.bytes;
      kept.push(file);
    }
    return kept;
  };

  const make = async (run: JobRun<BinderPlan>, binder: BinderRecord): Promise<void> => {
    const papers = await run.each('documents', documentsOf(binder), (one) => drawPaper(binder, one));
    const drawn = papers.map(({ file }) => file);
    const originals: KeptFile[] = [];
    // A step of its own for each, because each must know what an earlier try kept.
    for (const paper of binder.papers) {
      const before = [...drawn, ...originals];
      const kept = await run.each(`originals_${paper}`, [paper], () => keepOriginals(binder, paper, before));
      originals.push(...kept.flat());
    }
    const [bound] = await run.each('binding', [null], () =>
      bindPapers({ binder, papers, files, keysAddress, draw: (html) => draw(binder, html), now }),
    );
    if (!bound) throw new Error('the papers are not bound');
    const listed = [bound, ...drawn, ...originals];
    const [zip] = await run.each('packing', [null], () =>
      packBinder({ binder, listed, files, consents: parts.consents, now }),
    );
    if (!zip) throw new Error('the binder is not packed');
    await run.once('end', async () => {
      const ready_at = now();
      const expires_at = new Date(ready_at.getTime() + BINDER_KEPT_DAYS * DAY_MS);
      const done = { zip, files: listed.length, ready_at, expires_at };
      await files.keepUntil(binder._id, zip, expires_at);
      if (!(await binders.finish(binder._id, done))) throw notFound();
      await files.removeOf(binder._id, zip);
    });
  };

  const kind: JobKind<BinderPlan, null> = {
    name: 'inspection_binder',
    long: true,
    work: async (run) => {
      const binder = await binders.find(run.plan.binder_id);
      if (!binder) throw notFound();
      const release = keepHeapSteady();
      try {
        await make(run, binder);
      } catch (error) {
        if (error instanceof AppError && error.status < 500) {
          await binders.fail(run.plan.binder_id, error.code);
          throw error;
        }
        if (!isBroken(error)) throw error;
        logger.warn({ err: error, binder: run.plan.binder_id }, 'making a binder broke off');
        if ((await binders.countFailedTry(binder._id)) < MOST_TRIES) throw error;
        await binders.fail(run.plan.binder_id, 'unavailable');
        throw new AppError(409, 'conflict', { cause: error });
      } finally {
        release();
      }
      return null;
    },
    // What is left of a binder that was deleted meanwhile, or failed.
    revert: async ({ binder_id }) => {
      const left = await binders.find(binder_id);
      if (left?.state !== 'ready') await files.removeOf(binder_id);
    },
  };
  return kind;
};

/** A job that is interrupted by its process, its user or its own wish has not failed. */
const isBroken = (error: unknown): boolean =>
  !(error instanceof Postponed) && !(error instanceof Error && error.name === 'Interrupted');
