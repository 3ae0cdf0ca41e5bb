import { ownValue } from '@yinyom/contracts/ownValue';
import type { IncidentEntry } from '@yinyom/contracts/papers/incident';
import type { IncidentWords } from '../incident/incidentWords';

/** How fields are called that an entry names as the API does. */
const fieldName = ({ facts, report }: IncidentWords, field: string): string => {
  const apart: Readonly<Record<string, string>> = {
    what_happened: facts.what,
    breach_kinds: facts.kinds,
    how_it_happened: facts.how,
    remedial_measures: facts.measures,
    persons_estimate: facts.persons,
    records_estimate: facts.records,
    office_notice: report.office,
    persons_notice: report.persons,
    processor_notice: report.controller,
  };
  return ownValue(apart, field) ?? ownValue<string>(facts, field) ?? field;
};

/**
 * What an entry of the timeline of an incident says besides its kind, line by line; empty: nothing. Pure; the same on pages and in
 * documents.
 * @param moment writes an ISO time
 */
export const incidentEntryLines = (
  { kind, text, before, after, risk_level: level, state }: IncidentEntry,
  words: IncidentWords,
  moment: (iso: string) => string,
): string[] =>
  [
    before && after ? `${moment(before)} → ${moment(after)}` : '',
    level ? words.levels[level] : '',
    kind === 'state_changed' && state ? words.states[state] : '',
    kind === 'changed'
      ? text
          .split(', ')
          .map((field) => fieldName(words, field))
          .join(', ')
      : text,
  ].filter((line) => line !== '');
