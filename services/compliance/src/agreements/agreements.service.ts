import type { AnswerOf, BodyOf, QueryOf } from '@yinyom/contracts/endpoint';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { AgreementContent } from '@yinyom/contracts/papers/agreement';
import type {
  createProcessorAgreement,
  listProcessorAgreements,
  updateProcessorAgreement,
} from '@yinyom/contracts/papers/agreements';
import { MAX_AGREEMENTS } from '@yinyom/contracts/papers/agreementTerms';
import type { PaperActor } from '@yinyom/contracts/papers/paperActor';
import type { ProcessorSource } from '@yinyom/contracts/papers/processorSources';
import { conflict, invalidField, versionConflict } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import type { SignedScans } from '../signed-scans/createSignedScans';
import type { AgreementRecord } from './AgreementRecord';
import { filesOf, type AgreementAccess } from './agreementAccess';
import { isSource, knownOf } from './agreementFacts';
import type { AgreementStore } from './agreement.store';
import type { ReadKnownProcessors } from './knownProcessors';
import { needsSources } from './shownSources';
import { toSummary } from './toAgreement';

interface Deps {
  agreements: AgreementStore;
  access: AgreementAccess;
  scans: SignedScans;
  readKnown: ReadKnownProcessors;
  /** Whose name an agreement has that names no controller. */
  identity: Pick<InternalHandlers<typeof identityInternal>, 'organizationContact'>;
  now(): Date;
}

export interface OneSeen {
  organizationId: string;
  id: string;
  /** Revision that the caller read. */
  seen: number;
}
type Change = BodyOf<typeof updateProcessorAgreement>;
/** Who saves, and in whose name. */
interface Saver {
  by: PaperActor;
  member: Pick<Member, 'key'>;
}

/** What can change after the paper was sent: what it says nothing of. */
const NOT_PRINTED: readonly string[] = ['review_at'];

/** Names of the fields that a change makes different. */
const changedFields = (before: AgreementContent, after: AgreementContent): string[] =>
  (Object.keys(after) as (keyof AgreementContent)[]).filter(
    (name) => canonicalJson(before[name]) !== canonicalJson(after[name]),
  );

/** @throws AppError 422 */
const checkDays = ({ effective_from, until }: AgreementContent): void => {
  if (until !== null && effective_from !== null && until < effective_from)
    throw invalidField('until', 'out_of_range');
};

/** Agreements as people read, begin and change them. */
export const createAgreementsService = ({ agreements, access, scans, readKnown, identity, now }: Deps) => {
  /** @throws AppError 422 for what the platform does not know of this organization, 403 scope_missing */
  const checkSources = async (
    organizationId: string,
    member: Pick<Member, 'key'>,
    sources: readonly ProcessorSource[],
    before: readonly ProcessorSource[] = [],
  ): Promise<void> => {
    const added = sources.filter((source) => !before.some(isSource(source)));
    if (added.length === 0) return;
    needsSources(member, added);
    const { seen } = await readKnown(organizationId);
    const index = sources.findIndex((one) => added.includes(one) && !seen.some(isSource(one)));
    if (index >= 0) throw invalidField(`sources.${index}.subject`, 'not_found');
  };

  return {
    list: async (
      organizationId: string,
      { standing, page, limit }: QueryOf<typeof listProcessorAgreements>,
    ): Promise<AnswerOf<typeof listProcessorAgreements>> => {
      const day = access.today();
      const skip = (page - 1) * limit;
      const { found, total } = await agreements.list(organizationId, { standing, day, skip, limit });
      const asks = found.some(({ sent, content }) => sent === null && content.sources.length > 0);
      const seen = asks ? (await readKnown(organizationId)).seen : [];
      const hasFacts = ({ sent, content }: AgreementRecord): boolean =>
        (sent ?? knownOf(content.sources, seen)).facts.length > 0;
      return {
        entities: found.map((record) => toSummary(record, day, hasFacts(record))),
        page,
        limit,
        total,
        has_more: skip + found.length < total,
        next_cursor: null,
      };
    },

    /** @throws AppError 403 scope_missing, 409 paper_full, 422 */
    create: async (
      organizationId: string,
      { by, member }: Saver,
      content: BodyOf<typeof createProcessorAgreement>,
    ): Promise<AgreementRecord> => {
      checkDays(content);
      await checkSources(organizationId, member, content.sources);
      if ((await agreements.count(organizationId)) >= MAX_AGREEMENTS) throw conflict('paper_full');
      const contact = await identity.organizationContact({ organization_id: organizationId });
      const controller = { ...content.controller, name: content.controller.name || (contact?.name ?? '') };
      const at = now();
      return agreements.insert({
        _id: agreements.newId(),
        organization_id: organizationId,
        state: 'draft',
        content: { ...content, controller },
        sent: null,
        was_sent: false,
        signed_on: null,
        ended_on: null,
        history: [{ at, by, happened: 'created', fields: [], sha256: null, remark: '' }],
        created_at: at,
        updated_at: at,
        revision: 1,
      });
    },

    /** @throws AppError 403 scope_missing, 404, 409 agreement_state, paper_full, 412 version_conflict, 422 */
    update: async (one: OneSeen, { by, member }: Saver, change: Change): Promise<AgreementRecord> => {
      const record = await access.open(one, ['draft', 'sent', 'signed']);
      const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const content = { ...record.content, ...sent };
      const fields = changedFields(record.content, content);
      // A paper that others have is not changed; the processor's own paper has no text of ours.
      const isFixed = record.state !== 'draft' && record.content.wording === 'ours';
      if (isFixed && fields.some((name) => !NOT_PRINTED.includes(name))) throw conflict('agreement_state');
      if (record.state !== 'draft' && fields.includes('wording')) throw conflict('agreement_state');
      checkDays(content);
      await checkSources(one.organizationId, member, content.sources, record.content.sources);
      if (fields.length === 0) return record;
      return access.save(record, { content }, { by, happened: 'changed', fields });
    },

    /** @throws AppError 404, 409 agreement_state, 412 version_conflict */
    remove: async (organizationId: string, id: string): Promise<AgreementRecord> => {
      const record = await access.find(organizationId, id);
      if (record.state !== 'draft' || record.was_sent) throw conflict('agreement_state');
      if (!(await agreements.removeDraft(record))) throw versionConflict();
      const { signed, sent } = filesOf(record);
      await scans.removeAbout(signed);
      await scans.removeAbout(sent);
      return record;
    },
  };
};
export type AgreementsService = ReturnType<typeof createAgreementsService>;
