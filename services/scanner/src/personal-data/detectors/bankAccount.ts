import { SURE_IDS, type Detector, type Hit } from '../Content';
import { contextOf } from '../text/context';
import { digitsOf, plainDigits } from '../text/digits';
import { columnsOf } from '../text/table';
import { isNationalId } from './checkDigit';
import { BANK_ACCOUNT } from '../words';

const NUMBER =
  /(?<![\p{L}\p{N}_#@%&/=.-])(?:\d{3}-?\d-?\d{5}-?\d|\d{3}[ -]\d{6}[ -]\d|\d{3} \d \d{5} \d|\d{10,12}|\d{3}-?\d-?\d{5}-?\d{2,3}|\d{4}-\d{4}-\d{4})(?![\p{N}A-Za-z_/@%&=-]|[.:]\d)/gu;
const AROUND = 120;

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
    const near = found
      .map(({ index, 0: number }) => text.slice(Math.max(0, index - AROUND), index + number.length + AROUND))
      .join(' ');
    const isPublic = values.length < SURE_IDS && BANK_ACCOUNT.ofAnOffice.test(near);
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
  const inTables = tables.flatMap((table) =>
    columnsOf(table).flatMap(({ title, cells, place, index }): Hit[] => {
      const left = table.rows.slice(table.rows.length - cells.length);
      const byTitle = BANK_ACCOUNT.title.test(title) && !BANK_ACCOUNT.notTitle.test(title);
      const found = cells.flatMap((cell, row) => {
        const label = index > 0 ? (left[row]?.[index - 1] ?? '') : '';
        if (
          !byTitle &&
          !(label.length < 60 && BANK_ACCOUNT.title.test(label) && !BANK_ACCOUNT.notTitle.test(label))
        )
          return [];
        return [...plainDigits(cell).matchAll(NUMBER)].map(([number]) => digitsOf(number));
      });
      const values = [...new Set(found)];
      if (values.length === 0) return [];
      const all = table.rows.map((row) => row.join(' ')).join(' ');
      const confidence =
        values.length >= SURE_IDS ? 'certain' : BANK_ACCOUNT.ofAnOffice.test(all) ? 'possible' : 'likely';
      return [{ kind: 'bank_account', confidence, place, values, count: values.length }];
    }),
  );
  return [...inTexts, ...inTables];
};
