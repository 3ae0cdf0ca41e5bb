import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { MAX_BINDER_DAYS } from '@yinyom/contracts/papers/binders';
import { papersOfLetter, type SentBinder } from '@yinyom/contracts/papers/inspectionLetter';
import type { InspectionPaper, PaperReadiness } from '@yinyom/contracts/papers/inspectionPapers';
import { daysBetween } from '@yinyom/contracts/time/bangkokDay';
import type { Logger } from '@yinyom/service-kit/logger';
import type { PaperSource } from '../binder/PaperSource';
import type { FindSentBinder } from '../binder/sentBinder';
import { periodMoments } from '../readiness/periodMoments';
import { coverText, type CoverText } from './coverText';
import type { CoverLanguage, LetterContent, LetterRecord } from './LetterRecord';

interface Deps {
  /** Papers that the platform makes; of others it does not know how complete they are. */
  sources: readonly Pick<PaperSource, 'paper' | 'readiness'>[];
  identity: Pick<IdentityClient, 'organizationContact'>;
  /** A binder that was made for the letter; a draft names the newest that has its papers. */
  sentBinder: FindSentBinder;
  logger: Logger;
}

/** Drafts the cover letter of a letter from what is known at this moment. */
export const createDraftCover =
  ({ sources, identity, sentBinder, logger }: Deps) =>
  async (
    {
      _id,
      organization_id,
      due_date,
      sample,
    }: Pick<LetterRecord, '_id' | 'organization_id' | 'due_date' | 'sample'>,
    content: LetterContent,
    organization: string,
    answered: { reference: string; answered_on: string; binder: SentBinder | null } | null,
  ): Promise<(lang: CoverLanguage) => CoverText> => {
    const papers = papersOfLetter(content.questions);
    const { period_from: from, period_until: until } = content;
    // Of a period that no binder can have, papers are as they are now.
    const isOfBinder = from !== null && until !== null && daysBetween(from, until) <= MAX_BINDER_DAYS;
    const period = isOfBinder ? periodMoments({ from, until }) : undefined;
    const readiness = new Map<InspectionPaper, PaperReadiness>();
    await Promise.all(
      sources
        .filter(({ paper }) => papers.includes(paper))
        .map(async (source) => {
          try {
            readiness.set(source.paper, await source.readiness(organization_id, period));
          } catch (error) {
            // The letter says that it is not known, which is true.
            logger.warn({ err: error, paper: source.paper }, 'readiness of a paper could not be read');
          }
        }),
    );
    const known = await identity.organizationContact({ organization_id });
    const dpo = known?.dpo && [known.dpo.name, known.dpo.email, known.dpo.phone].filter(Boolean).join(' · ');
    const contact = dpo || known?.contact_email || null;
    const binder = answered ? answered.binder : await sentBinder(organization_id, String(_id), { papers });
    return (lang) =>
      coverText(lang, { content, due_date, organization, contact, readiness, sample, answered, binder });
  };
export type DraftCover = ReturnType<typeof createDraftCover>;
