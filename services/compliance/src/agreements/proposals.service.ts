import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { PaperActor } from '@yinyom/contracts/papers/paperActor';
import type {
  decideProcessorProposal,
  ProcessorProposal,
  ProcessorProposals,
} from '@yinyom/contracts/papers/processorProposals';
import type { SeenSource } from '@yinyom/contracts/papers/processorSources';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { notFound, versionConflict } from '@yinyom/service-kit/AppError';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import type { AgreementRecord } from './AgreementRecord';
import { isSource } from './agreementFacts';
import type { AgreementStore } from './agreement.store';
import type { ReadKnownProcessors } from './knownProcessors';
import type { IsShown } from './shownSources';
import { standingOf } from './toAgreement';
import type { VerdictRecord, VerdictStore } from './verdict.store';

interface Deps {
  agreements: Pick<AgreementStore, 'all'>;
  verdicts: VerdictStore;
  readKnown: ReadKnownProcessors;
  identity: Pick<InternalHandlers<typeof identityInternal>, 'acceptedAgreement'>;
  now(): Date;
}

/** What is left of one that people decided on and that is not seen any more. */
const vanished = ({ source, subject, title }: VerdictRecord): SeenSource => ({
  source,
  subject,
  title,
  names: [],
  names_total: 0,
  websites: [],
  websites_total: 0,
  application_ids: [],
});

/** Neither an agreement that has not ended nor a verdict, although it is there. */
export const isOpen = ({ present, verdict, agreements }: ProcessorProposal): boolean =>
  present && verdict === null && agreements.every(({ standing }) => standing === 'ended');

/** Possible processors with what people said of them. */
export const createProposals = ({ agreements, verdicts, readKnown, identity, now }: Deps) => {
  const toProposal = (
    seen: SeenSource,
    present: boolean,
    decided: VerdictRecord | undefined,
    all: readonly AgreementRecord[],
  ): ProcessorProposal => {
    const day = bangkokDay(now());
    return {
      ...seen,
      present,
      agreements: all
        .filter(({ content }) => content.sources.some(isSource(seen)))
        .map((record) => ({
          id: String(record._id),
          processor_name: record.content.processor.name,
          standing: standingOf(record, day),
        })),
      verdict: decided?.verdict ?? null,
      who: decided?.verdict ? decided.who : '',
      reason: decided?.verdict ? decided.reason : '',
      decided_at: decided?.verdict ? decided.decided_at.toISOString() : null,
      decided_by: decided?.verdict ? decided.decided_by : null,
      etag: etagOf({ revision: decided?.revision ?? 0 }),
    };
  };

  const list = async (
    organization_id: string,
    isShown: IsShown = () => true,
  ): Promise<ProcessorProposals> => {
    const [known, decided, all, accepted] = await Promise.all([
      readKnown(organization_id),
      verdicts.all(organization_id),
      agreements.all(organization_id),
      identity.acceptedAgreement({ organization_id }),
    ]);
    const gone = decided.filter((one) => one.verdict !== null && !known.seen.some(isSource(one)));
    const proposals = [
      ...known.seen.filter(isShown).map((seen) => toProposal(seen, true, decided.find(isSource(seen)), all)),
      ...gone.filter(isShown).map((one) => toProposal(vanished(one), false, one, all)),
    ];
    return {
      platform:
        accepted?.sha256 && accepted.accepted_at
          ? { version: accepted.version, sha256: accepted.sha256, accepted_at: accepted.accepted_at }
          : null,
      proposals,
      open: proposals.filter(isOpen).length,
      left_off: known.left_off,
      unavailable: known.unavailable,
    };
  };

  return {
    list,

    /** @throws AppError 404 for what is neither shown nor decided on, 412 version_conflict */
    decide: async (
      organization_id: string,
      by: PaperActor,
      { verdict, who, reason, ...source }: BodyOf<typeof decideProcessorProposal>,
      seen: number,
      isShown: IsShown,
    ): Promise<ProcessorProposal> => {
      const { proposals } = await list(organization_id, isShown);
      const before = proposals.find(isSource(source));
      if (!before) throw notFound();
      const saved = await verdicts.save(
        {
          organization_id,
          ...source,
          title: before.title,
          verdict,
          who,
          reason,
          decided_at: now(),
          decided_by: by,
        },
        seen,
      );
      if (!saved) throw versionConflict();
      return toProposal(before, before.present, saved, await agreements.all(organization_id));
    },
  };
};
export type Proposals = ReturnType<typeof createProposals>;
