import { MAX_LISTED_REFUSALS, itemsOf, sourceOf, type PaperRole } from '@yinyom/contracts/papers/paperItems';
import { isExempt } from '@yinyom/contracts/papers/exemption';
import type { ProcessingRecord, Refusal } from '@yinyom/contracts/papers/processingRecord';
import { RIGHT_RULES } from '@yinyom/contracts/requests/rights';
import { ownValue } from '@yinyom/contracts/ownValue';
import { PAPER_WORDS } from '@yinyom/texts/paper/paperWords';
import type { RejectedRequest, RequestStore } from '../register/request.store';
import type { ActivityStore } from './activity.store';
import type { ExemptionStore } from './exemption.store';
import type { ReadFactSources } from './factSources';
import type { GeneratedActivities } from './generatedActivities';
import { knownFacts } from './knownFacts';
import { toActivity } from './toActivity';

interface Deps {
  activities: ActivityStore;
  exemptions: ExemptionStore;
  requests: Pick<RequestStore, 'rejected'>;
  readSources: ReadFactSources;
  generated: GeneratedActivities;
  now(): Date;
}

/** Headings of a role, in Thai: the law has them in no other language. */
export const headingsOf = (role: PaperRole): ProcessingRecord['controller_record']['headings'] => {
  const words = PAPER_WORDS.th;
  const headings = role === 'controller' ? words.controller_items : words.processor_items;
  return itemsOf(role).map((item) => ({
    item,
    law: sourceOf(role, item),
    heading: ownValue<string>(headings, item) ?? '',
  }));
};

const toRefusal = ({ number, rights, reason_code, closed_at }: RejectedRequest): Refusal => ({
  number,
  rights,
  sections: rights.flatMap((right) => RIGHT_RULES[right].sections),
  reason: reason_code,
  rejected_at: closed_at?.toISOString() ?? '',
});

/** Whether an activity is about one of some websites, or about the organization as a whole. */
const isAbout = ({ applications }: { applications: string[] }, asked: readonly string[]): boolean =>
  applications.length === 0 || applications.some((id) => asked.includes(id));

/**
 * Puts together the record of sections 39 and 40 (3). What the platform generates is as it is now, also before a version of it was
 * saved; what people wrote is that of the newest version. One whose client left is there as ended, with what was saved last.
 */
export const createProcessingRecord = (deps: Deps) => {
  const { activities, exemptions, requests, readSources, generated, now } = deps;
  /** @param applications ids of the websites that it is about; null: all, as the law wants it */
  return async (
    organization_id: string,
    applications: readonly string[] | null = null,
  ): Promise<ProcessingRecord> => {
    const all = await readSources(organization_id);
    const sources = applications === null ? all : await readSources(organization_id, applications);
    const heads = (await generated(organization_id, all)).filter(({ ended }) => !ended);
    const [records, exemption, refused] = await Promise.all([
      activities.whole(organization_id, heads),
      exemptions.get(organization_id),
      requests.rejected(organization_id, applications, MAX_LISTED_REFUSALS),
    ]);
    const shown = [...records]
      .sort((a, b) => Number(b.generated !== null) - Number(a.generated !== null))
      .flatMap((record) => {
        if (applications !== null && !isAbout(record, applications)) return [];
        const found_forms = (record.found_forms ?? []).filter(
          ({ application_id }) => applications === null || applications.includes(application_id),
        );
        const about = { ...record, found_forms };
        const known = knownFacts(about, sources);
        if (known) return [toActivity(about, known)];
        // A version of a client whose websites were not asked for names them.
        return applications === null ? [toActivity({ ...record, ended: true })] : [];
      });
    const { version, date } = PAPER_WORDS.th;
    const part = (role: PaperRole) => ({
      headings: headingsOf(role),
      activities: shown.filter((activity) => activity.role === role),
    });
    return {
      organization_id,
      organization_name: sources.organization.name,
      generated_at: now().toISOString(),
      words_version: version,
      words_date: date,
      exempt: isExempt(exemption.answers),
      controller_record: part('controller'),
      refusals: { total: refused.total, entities: refused.latest.map(toRefusal) },
      processor_record: part('processor'),
    };
  };
};
export type ReadProcessingRecord = ReturnType<typeof createProcessingRecord>;
