import { LIST_SIZE, SURE_IDS, type Detector, type Hit } from '../Content';
import { contextOf } from '../text/context';
import { digitsOf, plainDigits } from '../text/digits';
import { namesIn } from '../text/names';
import { columnsOf } from '../text/table';
import { isNationalId } from './checkDigit';
import { BANK_ACCOUNT } from '../words';

const NUMBER =
  /(?<![\p{L}\p{N}_#@%&/=.-])(?:\d{3}-?\d-?\d{5}-?\d|\d{3}[ -]\d{6}[ -]\d|\d{3} \d \d{5} \d|\d{10,12}|\d{3}-?\d-?\d{5}-?\d{2,3}|\d{4}-\d{4}-\d{4})(?![\p{N}A-Za-z_/@%&=-]|[.:]\d)/gu;
const AROUND = 120;

/**
 * Whether an account belongs to an office that everybody may pay into. Whom one asks, named behind the number, is no owner.
 * @param end where the number ends in `near`; the end of `near` where people in it are owners
 */
const isOfOffice = (near: string, end = near.length): boolean =>
  BANK_ACCOUNT.ofAnOffice.test(near) &&
  namesIn(near).every(({ at }) => at >= end && BANK_ACCOUNT.toAsk.test(near.slice(end, at)));

/** Numbers of bank accounts, beside the word only. */
export const bankAccount: Detector = ({ texts, tables }) => {
  const inTexts = texts.flatMap(({ text: raw, place }): Hit[] => {
    const text = plainDigits(raw);
    const found = [...text.matchAll(NUMBER)].filter((match) => {
      const end = match.index + match[0].length;
      if (isNationalId(digitsOf(match[0]))) return false;
      return contextOf(text, match.index, end, BANK_ACCOUNT.speaks, BANK_ACCOUNT.denies) === 'speaks';
    });
    const values = [...new Set(found.map(([number]) => digitsOf(number)))];
    if (values.length === 0) return [];
    const isPublic =
      values.length < LIST_SIZE &&
      found.every(({ index, 0: number }) => {
        const from = Math.max(0, index - AROUND);
        const end = index + number.length;
        return isOfOffice(text.slice(from, end + AROUND), end - from);
      });
    return [
      {
        kind: 'bank_account',
        confidence: isPublic ? 'possible' : 'likely',
        place,
        values,
        count: values.length,
      },
    ];
  });
  const inTables = tables.flatMap((table) => {
    const columns = columnsOf(table);
    const asked = new Set(
      columns
        .filter(({ title }) => BANK_ACCOUNT.toAsk.test(title) && !BANK_ACCOUNT.title.test(title))
        .map(({ index }) => index),
    );
    return columns.flatMap(({ title, cells, place, index }): Hit[] => {
      const left = table.rows.slice(table.rows.length - cells.length);
      const byTitle = BANK_ACCOUNT.title.test(title) && !BANK_ACCOUNT.notTitle.test(title);
      const owners: string[] = [];
      const found = cells.flatMap((cell, row) => {
        const label = index > 0 ? (left[row]?.[index - 1] ?? '') : '';
        if (
          !byTitle &&
          !(label.length < 60 && BANK_ACCOUNT.title.test(label) && !BANK_ACCOUNT.notTitle.test(label))
        )
          return [];
        const numbers = [...plainDigits(cell).matchAll(NUMBER)].map(([number]) => digitsOf(number));
        if (numbers.length > 0)
          owners.push((left[row] ?? []).filter((_cell, at) => !asked.has(at)).join(' '));
        return numbers;
      });
      const values = [...new Set(found)];
      if (values.length === 0) return [];
      const isFew = values.length < SURE_IDS;
      const isPublic = isFew
        ? BANK_ACCOUNT.ofAnOffice.test(table.rows.map((row) => row.join(' ')).join(' '))
        : values.length < LIST_SIZE && owners.every((owner) => isOfOffice(owner));
      const confidence = isPublic ? 'possible' : isFew ? 'likely' : 'certain';
      return [{ kind: 'bank_account', confidence, place, values, count: values.length }];
    });
  });
  return [...inTexts, ...inTables];
};
