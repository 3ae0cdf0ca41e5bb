import type { Lang } from '@yinyom/contracts/constants';
import type { ProcessingActivity, ShownItem } from '@yinyom/contracts/papers/activity';
import type { ProcessingRecord } from '@yinyom/contracts/papers/processingRecord';
import { MAX_EXTRACT_CHARACTERS } from '@yinyom/contracts/requests/processingExtract';
import { PAPER_WORDS } from '@yinyom/texts/paper/paperWords';
import { REQUESTS_WORDS } from '@yinyom/texts/requests/requestsWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { lawText } from '@yinyom/texts/sentences/lawText';
import { headingIn, inLanguage, sentenceOf, transferLines } from './recordDocument';

/** What a letter to a person says of the record of processing. */
export interface RecordOfProcessing {
  paragraphs: string[];
  /** Activities that are not ended, and how many of them are described. */
  total: number;
  listed: number;
  activities: { id: string; name: string; left_out: boolean }[];
}

const itemLines = (
  { item, law, facts, written }: ShownItem,
  more: readonly string[],
  lang: Lang,
): string[] => {
  const words = PAPER_WORDS[lang];
  const answer = inLanguage(written, lang);
  const lines = [
    ...facts.map((fact) => sentenceOf(fact, lang)),
    ...answer.split(/\n+/).filter((line) => line !== ''),
    ...more,
  ];
  return [
    `${headingIn(words, 'controller', item)} (${lawText(law, (key) => words.sections[key])}):`,
    ...(lines.length === 0 ? [words.not_stated] : lines).map((line) => `– ${line}`),
  ];
};

/** One activity as a paragraph: what is known, what people answered, and what is not stated. */
const paragraphOf = (activity: ProcessingActivity, lang: Lang): string => {
  const words = PAPER_WORDS[lang];
  const { legal_basis, sensitive } = activity;
  const answer = sensitive ? words.yes : words.no;
  return [
    `${words.activity}: ${inLanguage(activity.name, lang)}`,
    `${words.legal_basis}: ${legal_basis === null ? words.not_stated : words.legal_bases[legal_basis]}`,
    `${words.sensitive}: ${sensitive === null ? words.not_stated : answer}`,
    ...activity.paper_items.flatMap((item) =>
      itemLines(item, item.item === 'disclosure' ? transferLines(activity, lang) : [], lang),
    ),
  ].join('\n');
};

/**
 * The extract of the controller's record that goes with an answer. Refusals are about other people and stay out of it. Pure.
 * @param without ids of activities that have nothing to do with the person
 */
export const recordExtract = (
  { controller_record }: Pick<ProcessingRecord, 'controller_record'>,
  lang: Lang,
  without: readonly string[] = [],
): RecordOfProcessing => {
  const { letter } = REQUESTS_WORDS[lang];
  const all = controller_record.activities.filter(({ ended }) => !ended);
  const activities = all.filter(({ id }) => !without.includes(id));
  const described: string[] = [];
  let room = MAX_EXTRACT_CHARACTERS;
  for (const activity of activities) {
    const paragraph = paragraphOf(activity, lang);
    room -= paragraph.length;
    if (room < 0) break;
    described.push(paragraph);
  }
  const count = activities.length - described.length;
  return {
    paragraphs: [
      letter.processing,
      ...(activities.length < all.length
        ? [fillText(letter.processing_part, { count: activities.length, total: all.length })]
        : []),
      ...described,
      ...(count > 0 ? [fillText(letter.processing_more, { count: String(count) })] : []),
    ],
    total: all.length,
    listed: described.length,
    activities: all.map(({ id, name }) => ({
      id,
      name: inLanguage(name, lang),
      left_out: without.includes(id),
    })),
  };
};
