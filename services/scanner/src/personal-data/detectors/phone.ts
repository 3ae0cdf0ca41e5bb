import { LIST_SIZE, type Detector, type Hit } from '../Content';
import { contextOf, titleSays } from '../text/context';
import { plainDigits } from '../text/digits';
import { namesIn } from '../text/names';
import { normalPhone, phonesIn } from '../text/phones';
import { columnsOf } from '../text/table';
import { PHONE_NUMBER } from '../words';

/** As a sheet keeps a number without its leading zero. */
const WITHOUT_ZERO = /^\s*[689]\d{8}\s*$/;
/** A name so near belongs to the number. */
const NEARBY = 60;

/** The nearest word before a number may say that it belongs to a thing. */
const isOfPerson = (text: string, at: number): boolean =>
  contextOf(text, at, text.length, PHONE_NUMBER.speaks, PHONE_NUMBER.denies) !== 'denies';

/** The first name near each of some places, which are asked for from the start of the text to its end: one pass over the names. */
const nearest = (names: readonly { name: string; at: number }[]) => {
  const middles = names.map(({ name, at }) => at + name.length / 2);
  let next = 0;
  return (at: number) => {
    while ((middles[next] ?? Infinity) <= at - NEARBY) next += 1;
    return (middles[next] ?? Infinity) < at + NEARBY ? names[next] : undefined;
  };
};

/** Private phone numbers: many at once, or beside the name of a person. */
export const phone: Detector = ({ texts, tables, ownPhones }) => {
  const foreign = (phones: readonly string[]) => [...new Set(phones)].filter((one) => !ownPhones.has(one));
  const lists = (values: readonly string[], place: Hit['place']): Hit[] =>
    values.length < LIST_SIZE
      ? []
      : [{ kind: 'phone', confidence: 'likely', place, values, count: values.length }];
  const inTexts = texts.flatMap(({ text, place }): Hit[] => {
    const phones = phonesIn(text).filter(({ at }) => isOfPerson(text, at));
    const values = foreign(phones.map((one) => one.phone));
    if (values.length >= LIST_SIZE || values.length === 0) return lists(values, place);
    const nameAt = nearest(namesIn(text));
    const beside = phones.filter(({ at }) => {
      const name = nameAt(at);
      return name && !PHONE_NUMBER.ofStaff.test(text.slice(Math.max(0, Math.min(name.at, at) - NEARBY), at));
    });
    const ofPeople = foreign(beside.map((one) => one.phone));
    if (ofPeople.length === 0) return [];
    return [{ kind: 'phone', confidence: 'likely', place, values: ofPeople, count: ofPeople.length }];
  });
  const inTables = tables.flatMap((table) =>
    columnsOf(table).flatMap(({ title, cells, place }) => {
      if (titleSays(title, PHONE_NUMBER.speaks, PHONE_NUMBER.denies) === 'denies') return [];
      const phones = cells.flatMap((cell) => {
        const text = plainDigits(cell);
        if (WITHOUT_ZERO.test(text) && PHONE_NUMBER.title.test(title)) return [normalPhone(text)];
        return phonesIn(text).map((one) => one.phone);
      });
      return lists(foreign(phones), place);
    }),
  );
  return [...inTexts, ...inTables];
};
