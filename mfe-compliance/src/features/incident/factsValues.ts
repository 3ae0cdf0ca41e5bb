import type { BodyInputOf } from '@yinyom/contracts/endpoint';
import type { Incident } from '@yinyom/contracts/papers/incident';
import type { updateIncident } from '@yinyom/contracts/papers/incidents';
import { momentOf, momentProblems, partsOf, type MomentParts } from '../../form/momentParts';

type Body = BodyInputOf<typeof updateIncident>;
type Estimate = Incident['persons_estimate'];

/** What the window of facts has in its fields. */
export const factsValues = (incident: Incident) => {
  const [from, to] = [partsOf(incident.occurred_from), partsOf(incident.occurred_to)];
  const least = (estimate: Estimate) => (estimate === null ? '' : String(estimate.min));
  const most = (estimate: Estimate) => (estimate === null ? '' : String(estimate.max));
  return {
    what_happened: incident.what_happened,
    breach_kinds: incident.breach_kinds,
    acting_as: incident.acting_as,
    from_day: from.day,
    from_time: from.time,
    to_day: to.day,
    to_time: to.time,
    how_it_happened: incident.how_it_happened,
    data_kinds: incident.data_kinds.join('\n'),
    persons_min: least(incident.persons_estimate),
    persons_max: most(incident.persons_estimate),
    records_min: least(incident.records_estimate),
    records_max: most(incident.records_estimate),
    effects: incident.effects,
    remedial_measures: incident.remedial_measures,
    agreed_hours: String(incident.processor_notice.agreed_hours ?? ''),
  };
};
export type FactsValues = ReturnType<typeof factsValues>;

const WHOLE = /^\d{1,10}$/;
const estimateOf = (min: string, max: string): Estimate =>
  min === '' && max === '' ? null : { min: Number(min), max: Number(max) };

const estimateProblems = (name: 'persons' | 'records', min: string, max: string): Record<string, string> => {
  if (min === '' && max === '') return {};
  const codeOf = (text: string) => (text === '' ? 'required' : WHOLE.test(text) ? null : 'invalid_number');
  const [least, most] = [codeOf(min), codeOf(max)];
  return {
    ...(least && { [`${name}_min`]: least }),
    ...(most && { [`${name}_max`]: most }),
    ...(!least && !most && Number(min) > Number(max) && { [`${name}_max`]: 'out_of_range' }),
  };
};

const momentOfForm = (name: 'from' | 'to', values: FactsValues): MomentParts => ({
  day: values[`${name}_day`],
  time: values[`${name}_time`],
});

/** Codes of what the schema cannot find, by field. */
export const factsProblems = (values: FactsValues): Record<string, string> => {
  const moment = (name: 'from' | 'to') =>
    Object.entries(momentProblems(momentOfForm(name, values))).map(([part, code]) => [
      `${name}_${part}`,
      code,
    ]);
  return {
    ...Object.fromEntries([...moment('from'), ...moment('to')]),
    ...estimateProblems('persons', values.persons_min, values.persons_max),
    ...estimateProblems('records', values.records_min, values.records_max),
  };
};

const wholeBody = (values: FactsValues) => ({
  what_happened: values.what_happened,
  breach_kinds: values.breach_kinds,
  acting_as: values.acting_as,
  occurred_from: momentOf(momentOfForm('from', values)),
  occurred_to: momentOf(momentOfForm('to', values)),
  how_it_happened: values.how_it_happened,
  data_kinds: values.data_kinds
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
  persons_estimate: estimateOf(values.persons_min, values.persons_max),
  records_estimate: estimateOf(values.records_min, values.records_max),
  effects: values.effects,
  remedial_measures: values.remedial_measures,
});

/** What the window sends: only what was changed, as the timeline names each field. Call it for values without problems. */
export const factsBody = (
  values: FactsValues,
  before: FactsValues,
  { processor_notice: notice }: Pick<Incident, 'processor_notice'>,
): Body => {
  const old: Record<string, unknown> = wholeBody(before);
  const changed = Object.fromEntries(
    Object.entries(wholeBody(values)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]),
    ),
  );
  if (values.agreed_hours === before.agreed_hours) return changed;
  const { sent_at, controller_name, channel } = notice;
  const agreed_hours = values.agreed_hours === '' ? null : Number(values.agreed_hours);
  return { ...changed, processor_notice: { sent_at, controller_name, channel, agreed_hours } };
};

/** The window's name of a field of the call. */
export const factsField = (path: string): string => {
  const [name = '', part] = path.split('.');
  if (name === 'processor_notice') return 'agreed_hours';
  if (name === 'occurred_from') return 'from_day';
  if (name === 'occurred_to') return 'to_day';
  if (name === 'persons_estimate') return part === 'min' ? 'persons_min' : 'persons_max';
  if (name === 'records_estimate') return part === 'min' ? 'records_min' : 'records_max';
  return name;
};
