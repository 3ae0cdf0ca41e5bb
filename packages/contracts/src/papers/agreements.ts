import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, list, optionalText, pageQuery } from '../fields';
import { agreementDay, agreementFields, agreementSummary, processorAgreement } from './agreement';
import { AGREEMENT_STANDINGS } from './agreementTerms';
import { scanUpload } from './signedScan';
import { ofController } from '../ofController';
import { readsPaper, writesPaper } from './paperCall';

const ofOrganization = z.object({ id });
const one = z.object({ id, gid: id });
const changed = <T extends z.core.$ZodType>(field: z.ZodMiniDefault<T>) => z.optional(field.def.innerType);
const day = agreementDay.def.innerType;

const change = { ...writesPaper, method: 'POST', ifMatch: 'required', params: one, status: 200 } as const;

/** Admins and people with the flag `dpo`, as all calls about papers. */
export const listProcessorAgreements = endpoint({
  ...readsPaper,
  name: 'listProcessorAgreements',
  path: '/organizations/:id/agreements',
  summary: 'Agreements of an organization with its processors, by the name of the processor',
  params: ofOrganization,
  query: ofController({
    standing: z._default(z.enum(['all', ...AGREEMENT_STANDINGS]), 'all'),
    ...pageQuery,
  }),
  answer: list(agreementSummary),
});

export const createProcessorAgreement = endpoint({
  ...writesPaper,
  name: 'createProcessorAgreement',
  method: 'POST',
  path: '/organizations/:id/agreements',
  summary: 'Begins an agreement as a draft',
  params: ofOrganization,
  query: ofController({}),
  body: z.strictObject(agreementFields),
  status: 201,
  readAt: '/organizations/:id/agreements/:gid?controller',
  answer: processorAgreement,
});

export const getProcessorAgreement = endpoint({
  ...readsPaper,
  name: 'getProcessorAgreement',
  path: '/organizations/:id/agreements/:gid',
  summary: 'One agreement, with what is not stated yet and what happened to it',
  params: one,
  query: ofController({}),
  answer: processorAgreement,
});

/**
 * Of a paper that was sent only the day of the review can change (409 agreement_state); of the processor's own paper all but its kind.
 * What is not sent stays as it is.
 */
export const updateProcessorAgreement = endpoint({
  ...writesPaper,
  name: 'updateProcessorAgreement',
  method: 'PUT',
  ifMatch: 'required',
  path: '/organizations/:id/agreements/:gid',
  summary: 'Changes an agreement; of a paper that was sent only the day of its review',
  params: one,
  query: ofController({}),
  body: z.strictObject({
    wording: changed(agreementFields.wording),
    controller: z.optional(agreementFields.controller.def.innerType),
    processor: z.optional(agreementFields.processor),
    service: changed(agreementFields.service),
    purpose: changed(agreementFields.purpose),
    until: changed(agreementFields.until),
    terms: z.optional(agreementFields.terms.def.innerType),
    sources: changed(agreementFields.sources),
    data: changed(agreementFields.data),
    persons: changed(agreementFields.persons),
    sensitive: changed(agreementFields.sensitive),
    agreed_measures: changed(agreementFields.agreed_measures),
    more_measures: changed(agreementFields.more_measures),
    subprocessors: changed(agreementFields.subprocessors),
    no_subprocessors: changed(agreementFields.no_subprocessors),
    transfer_ground: changed(agreementFields.transfer_ground),
    effective_from: changed(agreementFields.effective_from),
    review_at: changed(agreementFields.review_at),
  }),
  answer: processorAgreement,
});

/** Removes a draft that was never sent (else 409 agreement_state). */
export const deleteProcessorAgreement = endpoint({
  ...writesPaper,
  name: 'deleteProcessorAgreement',
  method: 'DELETE',
  path: '/organizations/:id/agreements/:gid',
  summary: 'Deletes a draft that was never sent',
  params: one,
  query: ofController({}),
});

/** Draws the paper, keeps it whole with its SHA-256 and says that it was sent. Later texts and settings never change it. */
export const sendProcessorAgreement = endpoint({
  ...change,
  name: 'sendProcessorAgreement',
  path: '/organizations/:id/agreements/:gid/send',
  summary: 'Fixes the paper as it is now and says that it was sent to the processor',
  query: ofController({}),
  answer: processorAgreement,
});

/** Takes that back while nothing is signed; the paper that was sent stays in the history. */
export const reopenProcessorAgreement = endpoint({
  ...change,
  name: 'reopenProcessorAgreement',
  path: '/organizations/:id/agreements/:gid/reopen',
  summary: 'Makes a draft again of an agreement that was sent and is not signed',
  query: ofController({}),
  answer: processorAgreement,
});

/** Of `theirs` from a draft, too. A further scan of a signed agreement is kept besides. */
export const uploadSignedAgreement = endpoint({
  ...change,
  ...scanUpload,
  name: 'uploadSignedAgreement',
  path: '/organizations/:id/agreements/:gid/scans',
  summary: 'Uploads the scan of the signed agreement, a PDF of at most 10 MB, and says that it is signed',
  query: ofController({ signed_on: z.optional(day) }),
  answer: processorAgreement,
});

export const reviewProcessorAgreement = endpoint({
  ...change,
  name: 'reviewProcessorAgreement',
  path: '/organizations/:id/agreements/:gid/reviewed',
  summary: 'Says that an agreement was reviewed, and when it is next',
  query: ofController({}),
  body: z.strictObject({ review_at: day, remark: z._default(optionalText(1_000), '') }),
  answer: processorAgreement,
});

export const endProcessorAgreement = endpoint({
  ...change,
  name: 'endProcessorAgreement',
  path: '/organizations/:id/agreements/:gid/end',
  summary: 'Says that an agreement has ended, or will; null takes that back. It stays with its papers',
  query: ofController({}),
  body: z.strictObject({ ended_on: agreementDay, remark: z._default(optionalText(1_000), '') }),
  answer: processorAgreement,
});

export const getProcessorAgreementPdf = endpoint({
  ...readsPaper,
  name: 'getProcessorAgreementPdf',
  path: '/organizations/:id/agreements/:gid/agreement.pdf',
  summary: 'The paper in Thai and English: as it was sent, or as the draft is now',
  params: one,
  query: ofController({}),
  files: ['application/pdf'],
});

export const getSignedAgreement = endpoint({
  ...readsPaper,
  name: 'getSignedAgreement',
  path: '/organizations/:id/agreements/:gid/scans/:sid',
  summary: 'A scan of the signed agreement, or a paper that was sent earlier, as an attachment',
  params: z.object({ id, gid: id, sid: id }),
  query: ofController({}),
  files: ['application/pdf'],
});
