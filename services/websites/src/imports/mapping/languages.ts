import { languageOfTag } from '@yinyom/contracts/languageTag';
import type { ImportNote } from '@yinyom/contracts/websites/imports';
import { isRecord, type Literal } from '../literals/Literal';

/** Tags of one configuration that are read: each service and category looks through all of them. */
const MOST_TAGS = 50;

/** The first words by language tag, those of our languages before others. */
export const firstLanguages = (given: Literal | undefined): { [tag: string]: Literal } => {
  const words = Object.create(null) as { [tag: string]: Literal };
  if (!isRecord(given)) return words;
  const entries = Object.entries(given);
  const ours = entries.filter(([tag]) => languageOfTag(tag));
  const others = entries.filter(([tag]) => !languageOfTag(tag));
  for (const [tag, text] of [...ours, ...others].slice(0, MOST_TAGS)) words[tag] = text;
  return words;
};

/**
 * Languages of a configuration that we do not have.
 * @param general a tag that means every language
 */
export const languageNotes = (given: Literal | undefined, general?: string): ImportNote[] =>
  (isRecord(given) ? Object.keys(given) : [])
    .filter((tag) => tag !== general && !languageOfTag(tag))
    .slice(0, MOST_TAGS)
    .map((about) => ({ code: 'language_left_out', about }));
