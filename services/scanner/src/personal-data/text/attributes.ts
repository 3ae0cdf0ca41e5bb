import type { Attribute } from '../Attribute';
import { LIST_SIZE, type Place } from '../Content';
import { ACCOUNT, ADDRESS, BIRTH, MOBILE, PERSON_ID, SALARY, SCORE, SENSITIVE } from '../words';
import { plainDigits } from './digits';
import { emailsIn, isOfSite, isRoleAddress } from './emails';
import type { PeopleList } from './peopleLists';
import { phonesIn } from './phones';

/** How many rows of a list have something that looks like it. */
const rowsWith = (list: PeopleList, has: (row: string) => boolean): number =>
  list.rows.filter((row) => has(plainDigits(row))).length;

/** Crossed out, as lists are that may be published. */
const MASKED = /[xX×*•●]{2}|[xX*•●]-[xX*•●]/;

const filled = (cells: readonly string[]): number =>
  cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell) && !MASKED.test(cell)).length;

/**
 * Where a list says something of its people: the place of the column, or of the list.
 * @returns null where it does not
 */
export const placeOfAttribute = (list: PeopleList, { title, value }: Attribute): Place | null => {
  const column = list.columns.find((one) => title.test(one.title) && filled(one.cells) >= LIST_SIZE);
  if (column) return column.place;
  if (value && rowsWith(list, (row) => value.test(row)) >= LIST_SIZE) return list.place;
  // A list in text has no columns: the line above names them.
  const numbered = rowsWith(list, (row) => /\d/.test(row) && !MASKED.test(row)) >= LIST_SIZE;
  return list.columns.length === 0 && numbered && title.test(list.caption) ? list.place : null;
};

const hasPhones = (list: PeopleList): boolean =>
  rowsWith(list, (row) => phonesIn(row).length > 0) >= LIST_SIZE || placeOfAttribute(list, MOBILE) !== null;
/** Addresses of the website's own staff are a directory. */
const hasEmails = (list: PeopleList, ownDomain: string): boolean =>
  rowsWith(list, (row) => emailsIn(row).some((one) => !isRoleAddress(one) && !isOfSite(one, ownDomain))) >=
  LIST_SIZE;

/** What a list says of its people besides their names. */
export const attributesOf = (list: PeopleList, ownDomain: string): { strong: boolean; weak: boolean } => {
  const has = (attribute: Attribute) => placeOfAttribute(list, attribute) !== null;
  const strong = has(PERSON_ID) || has(BIRTH) || has(SENSITIVE) || has(SALARY) || has(ACCOUNT);
  return { strong, weak: hasPhones(list) || hasEmails(list, ownDomain) || has(ADDRESS) || has(SCORE) };
};

export const isScoreTitle = (title: string): boolean => SCORE.title.test(title);
export const hasScores = (list: PeopleList): boolean => placeOfAttribute(list, SCORE) !== null;
