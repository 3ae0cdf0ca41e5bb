import type { Lang } from '@yinyom/contracts/constants';
import type { ProcessingActivity, ShownItem } from '@yinyom/contracts/papers/activity';
import type { ProcessingRecord } from '@yinyom/contracts/papers/processingRecord';
import { MAX_EXTRACT_CHARACTERS, type ProcessingItems } from '@yinyom/contracts/requests/processingExtract';
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
  /** Items of the activities that are not left out for which nothing is stated. */
  not_stated: number;
  activities: { id: string; name: string; left_out: boolean }[];
}

/** An item with what is stated of it; without lines nothing is. */
interface Item {
  heading: string;
  /** Behind the heading instead of below it. */
  isShort?: true;
  lines: string[];
}

const itemOf = ({ item, law, facts, written }: ShownItem, more: readonly string[], lang: Lang): Item => {
  const words = PAPER_WORDS[lang];
  return {
    heading: `${headingIn(words, 'controller', item)} (${lawText(law, (key) => words.sections[key])})`,
    lines: [
      ...facts.map((fact) => sentenceOf(fact, lang)),
      ...inLanguage(written, lang)
        .split(/\n+/)
        .filter((line) => line !== ''),
      ...more,
    ],
  };
};

/** What an activity says: what is known, and what people answered. */
const itemsOf = (activity: ProcessingActivity, lang: Lang): Item[] => {
  const words = PAPER_WORDS[lang];
  const { legal_basis, sensitive } = activity;
  const answer = sensitive ? words.yes : words.no;
  return [
    {
      heading: words.legal_basis,
      isShort: true,
      lines: legal_basis === null ? [] : [words.legal_bases[legal_basis]],
    },
    { heading: words.sensitive, isShort: true, lines: sensitive === null ? [] : [answer] },
    ...activity.paper_items.map((item) =>
      itemOf(item, item.item === 'disclosure' ? transferLines(activity, lang) : [], lang),
    ),
  ];
};

/** One activity as a paragraph. */
const paragraphOf = (activity: ProcessingActivity, items: readonly Item[], lang: Lang): string => {
  const words = PAPER_WORDS[lang];
  return [
    `${words.activity}: ${inLanguage(activity.name, lang)}`,
    ...items.flatMap(({ heading, isShort, lines }) => {
      const stated = lines.length === 0 ? [words.not_stated] : lines;
      return isShort
        ? [`${heading}: ${stated.join()}`]
        : [`${heading}:`, ...stated.map((line) => `– ${line}`)];
    }),
  ].join('\n');
};

/**
 * The extract of the controller's record that goes with an answer. Refusals are about other people and stay out of it. Pure.
 * @param without ids of activities that have nothing to do with the person
 * @param listedItems `stated`: items for which nothing is stated are left out
 */
export const recordExtract = (
  { controller_record }: Pick<ProcessingRecord, 'controller_record'>,
  lang: Lang,
  without: readonly string[] = [],
  listedItems: ProcessingItems = 'all',
): RecordOfProcessing => {
  const { letter } = REQUESTS_WORDS[lang];
  const all = controller_record.activities.filter(({ ended }) => !ended);
  const activities = all.filter(({ id }) => !without.includes(id));
  const described: string[] = [];
  const itemised = activities.map((activity) => ({ activity, items: itemsOf(activity, lang) }));
  const not_stated = itemised.flatMap(({ items }) => items).filter(({ lines }) => lines.length === 0).length;
  let room = MAX_EXTRACT_CHARACTERS;
  for (const { activity, items } of itemised) {
    const listed = items.filter(({ lines }) => listedItems === 'all' || lines.length > 0);
    const paragraph = paragraphOf(activity, listed, lang);
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
      ...(not_stated > 0 && listedItems === 'stated' ? [letter.processing_stated] : []),
      ...described,
      ...(count > 0 ? [fillText(letter.processing_more, { count: String(count) })] : []),
    ],
    total: all.length,
    listed: described.length,
    not_stated,
    activities: all.map(({ id, name }) => ({
      id,
      name: inLanguage(name, lang),
      left_out: without.includes(id),
    })),
  };
};
