import { decodedPart } from './decodedPart';
import { CALENDAR, DATE_PARAMETER, MONTH } from './words';

/** Pages that one piece of code answers: their common address, and how many of them are worth a visit. */
export interface UrlTemplate {
  key: string;
  /** Templates of one family share a limit too: a calendar has days, months and years. */
  family: string | null;
  limit: number;
}

const PER_TEMPLATE = 10;
const PER_DATE_TEMPLATE = 3;
/** Limit of a family of date templates. */
export const PER_FAMILY = 9;

/** Years of both calendars; then what stands for a date in a path or a value. */
const YEAR = '(?:19|20|21|24|25|26)\\d\\d';
const DATE = new RegExp(
  `^(?:${YEAR}|${YEAR}[-_.]?(?:0?[1-9]|1[0-2])(?:[-_.]?[0-3]?\\d)?(?:t[\\d:.+z-]*)?|[0-3]?\\d[-_.][01]?\\d[-_.](?:${YEAR}|\\d\\d)|` +
    `(?:${MONTH})|(?:[0-3]?\\d[-_.])?(?:${MONTH})[-_.]?(?:[0-3]?\\d[-_.])?${YEAR}|${YEAR}[-_.]?(?:${MONTH})(?:[-_.][0-3]?\\d)?|` +
    `1[0-9]{9}(?:\\d{3})?)$`,
  'iu',
);
const ID = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|(?=.*\d)[0-9a-f]{8,}|(?=.*\d)(?=.*[a-z])[a-z0-9_-]{20,})$/i;

/** A part of an address with what varies replaced by its kind. */
const placeOf = (part: string, canBeTitle = true): string => {
  if (DATE.test(part)) return '{date}';
  if (/^[-+]?\d+$/.test(part)) return '{n}';
  if (ID.test(part)) return '{id}';
  // `product-17`, `17-a-title`: the number with its separator; a number glued to letters (mp3) is a word.
  const numbered = part.replace(/(^|[-_.])\d+(?=$|[-_.])/g, '$1{n}');
  const isTitle = /^\{n\}[-_]/.test(numbered) || numbered.split(/[-_]/).length > 4;
  return isTitle && canBeTitle ? '{title}' : numbered;
};

/** Consecutive repeats are a website walking in a circle: /next/next/next. */
const withoutRepeats = (places: readonly string[]): string[] =>
  places.filter(
    (place, at) =>
      (place !== places[at - 1] || place === '{n}') &&
      !(at > 2 && place === places[at - 2] && places[at - 1] === places[at - 3]),
  );

const placesOf = (path: string): string[] =>
  path
    .split('/')
    .filter(Boolean)
    // The first part names an area of the website, however long its name.
    .map((part, at) => placeOf(decodedPart(part), at > 0));

/** @param url canonical */
export const urlTemplate = (url: string): UrlTemplate => {
  const { host, pathname, searchParams, hash } = new URL(url);
  const path = placesOf(pathname);
  const inCalendar = CALENDAR.test(decodedPart(pathname));
  // After a year come a month and a day, even where they are numbers like others.
  const dated = path.map((place, at) =>
    place === '{n}' && (inCalendar || path.slice(0, at).includes('{date}')) ? '{date}' : place,
  );
  const query = [...searchParams]
    .map(([name, value]) => {
      const place = placeOf(value);
      const isDate =
        place === '{date}' ||
        (place === '{n}' && (inCalendar || DATE_PARAMETER.test(name))) ||
        (DATE_PARAMETER.test(name) && /\d/.test(value));
      return `${name}=${isDate ? '{date}' : place}`;
    })
    .sort();
  const route = placesOf(hash.replace(/^#!?\/?/, ''));
  const places = withoutRepeats(dated);
  const key = `${host}/${places.join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}${
    hash ? `#/${route.join('/')}` : ''
  }`;
  const hasDate = key.includes('{date}');
  const walked = places.length < dated.length;
  return {
    key,
    family: hasDate ? `${host}/${places.find((place) => !place.includes('{')) ?? ''}` : null,
    limit: hasDate || walked ? PER_DATE_TEMPLATE : PER_TEMPLATE,
  };
};
