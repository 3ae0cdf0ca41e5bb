import { SURE_IDS, type Detector, type Hit } from '../Content';
import { contextOf } from '../text/context';
import { digitsOf, plainDigits } from '../text/digits';
import { columnsOf } from '../text/table';
import { isNationalId } from './checkDigit';

const NUMBER =
  /(?<![\p{L}\p{N}_#@%&/=.-])(?:\d{3}-?\d-?\d{5}-?\d|\d{3}[ -]\d{6}[ -]\d|\d{3} \d \d{5} \d|\d{10,12}|\d{3}-?\d-?\d{5}-?\d{2,3}|\d{4}-\d{4}-\d{4})(?![\p{N}A-Za-z_/@%&=-]|[.:]\d)/gu;
const SPEAKS =
  /เลข(?:ที่)?\s*บัญชี|บัญชี(?:เลขที่|ธนาคาร|เงินฝาก|ออมทรัพย์)?|บ\/ช|ธนาคาร|ธ\.|พร้อมเพย์|bank|account|acct|a\/c|口座|账户|账号/gi;
const DENIES =
  /โทร|มือถือ|เบอร์|แฟกซ์|โทรสาร|คำสั่งซื้อ|พัสดุ|ใบเสร็จ|บาร์โค้ด|user\s?account|account\s?manager|ตัวอย่าง|\b(?:tel|phone|mobile|fax|order|invoice|tracking|parcel|isbn|sku|serial|ref|reference|sample|example|timestamp|time)\b/gi;
/** Whom an account belongs to that everybody may pay into. */
const OF_AN_OFFICE =
  /บริจาค|มูลนิธิ|สมาคม|กองทุน|บริษัท|ห้างหุ้นส่วน|โรงเรียน|มหาวิทยาลัย|เทศบาล|องค์การ|สำนักงาน|วัด|โรงพยาบาล|ชำระ(?:ค่า|เงิน)|donat|foundation|company|co\.,?\s?ltd|school|universit|pay(?:ment|able)?\s(?:to|by)/i;
const TITLE = /บัญชี|account|acct|bank|口座|账号/i;
const NOT_TITLE = /ชื่อ(?:บัญชี)?$|โทร|phone|mobile|user|manager|ผังบัญชี|รหัสบัญชี|chart|code/i;
const AROUND = 120;

/** Numbers of bank accounts, beside the word only. */
export const bankAccount: Detector = ({ texts, tables }) => {
  const inTexts = texts.flatMap(({ text: raw, place }): Hit[] => {
    const text = plainDigits(raw);
    const found = [...text.matchAll(NUMBER)].filter((match) => {
      const end = match.index + match[0].length;
      if (isNationalId(digitsOf(match[0]))) return false;
      return contextOf(text, match.index, end, SPEAKS, DENIES) === 'speaks';
    });
    const values = [...new Set(found.map(([number]) => digitsOf(number)))];
    if (values.length === 0) return [];
    const near = found
      .map(({ index, 0: number }) => text.slice(Math.max(0, index - AROUND), index + number.length + AROUND))
      .join(' ');
    const isPublic = values.length < SURE_IDS && OF_AN_OFFICE.test(near);
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
      const byTitle = TITLE.test(title) && !NOT_TITLE.test(title);
      const found = cells.flatMap((cell, row) => {
        const label = index > 0 ? (left[row]?.[index - 1] ?? '') : '';
        if (!byTitle && !(label.length < 60 && TITLE.test(label) && !NOT_TITLE.test(label))) return [];
        return [...plainDigits(cell).matchAll(NUMBER)].map(([number]) => digitsOf(number));
      });
      const values = [...new Set(found)];
      if (values.length === 0) return [];
      const all = table.rows.map((row) => row.join(' ')).join(' ');
      const confidence =
        values.length >= SURE_IDS ? 'certain' : OF_AN_OFFICE.test(all) ? 'possible' : 'likely';
      return [{ kind: 'bank_account', confidence, place, values, count: values.length }];
    }),
  );
  return [...inTexts, ...inTables];
};
