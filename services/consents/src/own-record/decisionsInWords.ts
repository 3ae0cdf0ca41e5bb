import type { ConsentLog } from '@yinyom/contracts/consents/consent';
import type { DecisionInWords } from '@yinyom/contracts/consents/decisionInWords';
import { TAKEN_OVER_NAMES } from '@yinyom/contracts/consents/takenOver';
import { LANGUAGE_NAMES, type CategoryType, type Lang } from '@yinyom/contracts/constants';
import { choiceKind } from '@yinyom/contracts/evidence/choiceKind';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { EVIDENCE_WORDS } from '@yinyom/texts/evidence/evidenceWords';
import { createCategoryNames, type CategoryNames } from '../category-names/categoryNames';
import type { WebsitesClient } from '../sites/siteDirectory';

/** A decision in words. Pure. */
const inWords = (entry: ConsentLog, names: Pick<CategoryNames, 'of'>, lang: Lang): DecisionInWords => {
  const words = EVIDENCE_WORDS[lang];
  const { field } = words;
  const { time } = documentDates(lang);
  const { notice, integrity, origin, ip_truncated: network, ua_family: browser } = entry;
  const rows: (readonly [string, string | null | undefined])[] = [
    [field.time_thailand, time(entry.consent_time)],
    [field.result, words.type[entry.result]],
    [field.status, words.status[entry.status]],
    [field.method, words.method[entry.method]],
    [field.origin, origin && TAKEN_OVER_NAMES[origin.product]],
    ...entry.categories.map(
      (choice) =>
        [
          names.of(choice.id) ?? words.category[choice.type as CategoryType],
          words.choice[choiceKind(choice)],
        ] as const,
    ),
    [field.expires, time(entry.expires_at)],
    [field.language, LANGUAGE_NAMES[entry.language]],
    [field.device, words.device[entry.device]],
    [field.page, entry.page_url],
    [field.referrer, entry.referrer_url],
    [field.gpc, entry.gpc ? words.yes : words.no],
    [field.network, network],
    [field.browser, browser],
    [field.client, entry.client_id],
    [field.id, entry.id],
    [field.version, String(entry.template_version)],
    [field.notice, notice.sha256],
    [field.seq, String(entry.seq)],
    [field.hash, integrity.hash],
  ];
  return {
    title: `${words.action[entry.action]} · ${time(entry.consent_time)}`,
    rows: rows.flatMap(([name, value]) => (value ? [{ name, value }] : [])),
  };
};

/** Decisions of one visitor in words, with the names of categories as their versions show them. */
export const decisionsInWords = async (
  websites: WebsitesClient,
  applicationId: string,
  history: readonly ConsentLog[],
  lang: Lang,
): Promise<DecisionInWords[]> => {
  const names = createCategoryNames(websites, applicationId, lang);
  await names.learn(history.map(({ template_version }) => template_version));
  return history.map((entry) => inWords(entry, names, lang));
};
