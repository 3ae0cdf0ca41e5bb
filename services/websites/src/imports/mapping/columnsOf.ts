/** What a column of a list of cookies says. */
const COLUMNS = {
  wildcard: /wild ?card|prefix|starts ?with/iu,
  purpose: /purpose|description|desc\b|วัตถุประสงค์|รายละเอียด|คำอธิบาย|zweck|beschreibung|用途|说明|目的/iu,
  duration:
    /duration|expir|expiration|retention|lifetime|lifespan|max.?age|อายุ|ระยะเวลา|laufzeit|ablauf|期限|期間/iu,
  category: /categor|group|กลุ่ม|หมวด|ประเภทคุกกี้|kategorie|类别|分類|カテゴリ/iu,
  domain: /domain|host|โดเมน|域/iu,
  provider: /provider|vendor|service|company|ผู้ให้บริการ|anbieter|提供/iu,
  type: /\btype\b|ชนิด|ประเภท$|typ$|类型|種類/iu,
  name: /\bname\b|cookie|key|ชื่อ|คุกกี้|名称|名前/iu,
} as const;
export type Column = keyof typeof COLUMNS;

/**
 * Which column is which, by the words of its heading. Each heading is taken by the first meaning that fits, in the order of
 * how much a word says: "cookie name" is a name, "cookie description" is none.
 * @param headings pairs of a column's key and the words over it
 */
export const columnsOf = <K>(headings: readonly (readonly [K, string])[]): Partial<Record<Column, K>> => {
  const found: Partial<Record<Column, K>> = {};
  const taken = new Set<K>();
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const heading = headings.find(([key, words]) => !taken.has(key) && COLUMNS[column].test(words));
    if (!heading) continue;
    found[column] = heading[0];
    taken.add(heading[0]);
  }
  return found;
};
