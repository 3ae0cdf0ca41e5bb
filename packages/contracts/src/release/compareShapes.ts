import { ownValue } from '../ownValue';
import type { CallShape, Shape } from './callShape';

/** `gives`: what is really sent; `takes`: what the receiver is made for. */
interface Meeting {
  gives: Shape;
  takes: Shape;
  place: string;
  /** Whether the receiver passes over what it does not know: fields of an answer, values of a list that has grown. */
  tolerant: boolean;
}

const at = (place: string): string => (place === '' ? 'it' : place);

const kindOf = ({ type, const: only, enum: values, anyOf }: Shape): string => {
  if (anyOf) return anyOf.map(kindOf).join(' or ');
  if (values) return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
  if (only !== undefined) return JSON.stringify(only);
  return type ?? 'anything';
};

const isAnything = (shape: Shape): boolean => Object.keys(shape).length === 0;
const valuesOf = ({ const: only, enum: values }: Shape): readonly unknown[] | undefined =>
  only === undefined ? values : [only];
const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
const isOfType = (type: string, wanted: string): boolean =>
  type === wanted || (type === 'integer' && wanted === 'number');

const objects = ({ gives, takes, place, tolerant }: Meeting): string[] => {
  const inside = (name: string) => (place === '' ? name : `${place}.${name}`);
  const known = takes.properties ?? {};
  const given = gives.properties ?? {};
  const rest = takes.additionalProperties;
  const missing = (takes.required ?? []).filter((name) => !gives.required?.includes(name));
  const problems = missing.map((name) =>
    Object.hasOwn(given, name) ? `${inside(name)} may be missing` : `${inside(name)} is missing`,
  );
  for (const [name, value] of Object.entries(given)) {
    const wanted = ownValue(known, name) ?? (typeof rest === 'object' ? rest : undefined);
    if (wanted) problems.push(...meet({ gives: value, takes: wanted, place: inside(name), tolerant }));
    else if (rest === false && !tolerant) problems.push(`${inside(name)} is not taken`);
  }
  if (typeof gives.additionalProperties === 'object' && typeof rest === 'object')
    problems.push(...meet({ gives: gives.additionalProperties, takes: rest, place: inside('*'), tolerant }));
  return problems;
};

const listedValues = (values: readonly unknown[], { gives, takes, place, tolerant }: Meeting): string[] => {
  const wanted = valuesOf(takes);
  const unknown = wanted
    ? values.filter((value) => !wanted.includes(value))
    : values.filter((value) => !isOfType(typeOf(value), takes.type ?? typeOf(value)));
  if (unknown.length === 0) return [];
  // A value that came later is shown as it is; one of another type is not what the page can read.
  if (tolerant && wanted?.some((value) => unknown.every((other) => typeOf(other) === typeOf(value))))
    return [];
  return [`${at(place)} is ${kindOf(gives)}, not ${kindOf(takes)}`];
};

/** Why what is given may not be taken; empty where everything that can be given is understood. */
const meet = (meeting: Meeting): string[] => {
  const { gives, takes, place, tolerant } = meeting;
  if (isAnything(takes)) return [];
  if (gives.anyOf) return gives.anyOf.flatMap((one) => meet({ ...meeting, gives: one }));
  if (takes.anyOf) {
    const tries = takes.anyOf.map((one) => meet({ ...meeting, takes: one }));
    if (tries.some((problems) => problems.length === 0)) return [];
    const values = gives.enum?.map((value) => ({ const: value }));
    if (values && values.length > 1) return values.flatMap((one) => meet({ ...meeting, gives: one }));
    // Where only one of the alternatives is of this kind, its own words say more than "none of them".
    const near = takes.anyOf.flatMap((one, index) =>
      one.type !== undefined && one.type === gives.type ? [tries[index] ?? []] : [],
    );
    return near.length === 1 && near[0]
      ? near[0]
      : [`${at(place)} is ${kindOf(gives)}, not ${kindOf(takes)}`];
  }
  const values = valuesOf(gives);
  if (values) return listedValues(values, meeting);
  if (valuesOf(takes) || gives.type === undefined || !isOfType(gives.type, takes.type ?? gives.type)) {
    // An open text where the page knows only a few: it passes over what it does not know.
    const texts = valuesOf(takes)?.every((value) => typeof value === gives.type);
    return tolerant && texts ? [] : [`${at(place)} is ${kindOf(gives)}, not ${kindOf(takes)}`];
  }
  if (gives.type === 'object') return objects({ ...meeting, tolerant });
  if (gives.type === 'array')
    return meet({ ...meeting, gives: gives.items ?? {}, takes: takes.items ?? {}, place: `${place}[]` });
  return [];
};

const EMPTY: Shape = { type: 'object' };

const sends = (what: string, gives: Shape | undefined, takes: Shape | undefined): string[] => {
  if (!gives && !takes?.required?.length) return [];
  return meet({ gives: gives ?? EMPTY, takes: takes ?? EMPTY, place: '', tolerant: false }).map(
    (problem) => `${what}: ${problem}`,
  );
};

const reads = (gives: Shape | undefined, takes: Shape | undefined): string[] => {
  if (!takes) return [];
  if (!gives) return ['answer: there is none'];
  return meet({ gives, takes, place: '', tolerant: true }).map((problem) => `answer: ${problem}`);
};

/**
 * Why a caller that was built for one shape does not get along with a platform that offers another; empty when it does.
 * What the caller may send must be taken, and what it reads must be in the answer. What only one side knows and nobody
 * has to know does no harm: optional fields that the platform takes, fields that it answers with besides, and values
 * that were added to a list in an answer.
 */
export const compareShapes = (caller: CallShape, platform: CallShape): string[] => {
  const address = ({ method, path }: CallShape) => `${method} ${path}`;
  if (address(caller) !== address(platform))
    return [`it is ${address(platform)} here, and was built as ${address(caller)}`];
  if (caller.kind && platform.kind && caller.kind !== platform.kind)
    return [`its body is sent as ${platform.kind} here, and was built as ${caller.kind}`];
  return [
    ...sends('address', caller.params, platform.params),
    ...sends('query', caller.query, platform.query),
    ...sends('body', caller.body, platform.body),
    ...reads(platform.answer, caller.answer),
  ];
};
