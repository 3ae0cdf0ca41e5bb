import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { refreshProcessingActivities } from '@yinyom/contracts/papers/activities';
import type { PaperFact } from '@yinyom/contracts/papers/activity';
import { itemsOf } from '@yinyom/contracts/papers/paperItems';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import type { ActivityRecord, KnownFacts } from './ActivityRecord';
import type { FactSources } from './factSources';
import { knownFacts } from './knownFacts';

type Difference = AnswerOf<typeof refreshProcessingActivities>['differences'][number]['differing'][number];

/** A backup is made daily; that alone is no new version. */
const COMES_AND_GOES: readonly string[] = ['last_backup'];

const without = (facts: readonly PaperFact[], others: readonly PaperFact[]): PaperFact[] => {
  const known = new Set(others.map(canonicalJson));
  return facts.filter((one) => !known.has(canonicalJson(one)) && !COMES_AND_GOES.includes(one.sentence));
};

/** Facts of a version against those of now, item by item. Pure. */
export const differencesOf = (record: ActivityRecord, known: KnownFacts): Difference[] =>
  itemsOf(record.role)
    .map((item) => {
      const [before = [], after = []] = [record.facts[item], known.facts[item]];
      return { item, added: without(after, before), removed: without(before, after) };
    })
    .filter(({ added, removed }) => added.length + removed.length > 0);

/**
 * Whether comparing would show a difference of an activity that has not ended. Forms count as they were accepted: no scan is asked whether
 * it still finds them. Pure.
 */
export const differsFrom = (sources: FactSources, record: ActivityRecord): boolean => {
  if (record.ended) return false;
  const known = knownFacts(record, sources);
  return known === null || differencesOf(record, known).length > 0;
};
