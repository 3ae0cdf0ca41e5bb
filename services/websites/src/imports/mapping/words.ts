import { CATEGORY_TYPES, type CategoryType } from '@yinyom/contracts/constants';
import { DURATION_UNITS } from '@yinyom/contracts/websites/cookieDuration';

const { year, month, day, hour, minute, second } = DURATION_UNITS;

/** Words that consent products name their categories with, in the languages of their Thai and European customers. */
export const CATEGORY_NAMES: readonly (readonly [RegExp, CategoryType])[] = [
  [
    /necessary|essential|required|notwendig|nécessaire|^c0001$|จำเป็น|必要|必須|ចាំបាច់/iu,
    CATEGORY_TYPES.necessary,
  ],
  [
    /function|preference|comfort|personali[sz]|^c0003$|การทำงาน|ความชอบ|功能|偏好|機能|មុខងារ/iu,
    CATEGORY_TYPES.preference,
  ],
  [
    /statisti|analyti|analys|performance|measure|metric|audience|^c0002$|สถิติ|วิเคราะห์|ประสิทธิภาพ|统计|分析|統計|ស្ថិតិ/iu,
    CATEGORY_TYPES.statistics,
  ],
  [
    /marketing|advert|\bads?\b|target|social|remarket|conversion|tracking|werbung|publicit|^c000[45]$|การตลาด|โฆษณา|广告|营销|広告|ទីផ្សារ/iu,
    CATEGORY_TYPES.marketing,
  ],
];

export const UNCLASSIFIED = /unclassified|uncategori[sz]ed|other|unknown|ไม่จัด|未分类|未分類/iu;

/** The opposite of the word in it. */
export const NOT_NECESSARY = /\b(?:non|not)[ -]|ไม่จำเป็น|非必要/iu;

/** What a column of a list of cookies says. */
export const COLUMNS = {
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

/** Words for units in English, German, French and Thai; longer ones first, since "minutes" begins as "min". */
export const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:years?|yrs?|jahr(?:en?)?|ans?\b|années?|años?|ปี|年|ឆ្នាំ)/iu, year],
  [/^(?:months?|monat(?:en?)?|mois|mes(?:es)?|เดือน|(?:个|か|ヶ|ケ)?月|ខែ)/iu, month],
  [/^(?:weeks?|wochen?|semaines?|สัปดาห์|อาทิตย์|周|週間?|សប្ដាហ៍)/iu, 7 * day],
  [/^(?:days?|tag(?:en?)?|jours?|d[ií]as?|วัน|天|日|ថ្ងៃ)/iu, day],
  [/^(?:hours?|hrs?|stunden?|heures?|horas?|ชั่วโมง|ชม\.?|小时|時間|ម៉ោង)/iu, hour],
  [/^(?:minutes?|minuten?|minutos?|mins?|นาที|分钟|分|នាទី)/iu, minute],
  [/^(?:seconds?|sekunden?|secondes?|secs?|s\b|วินาที|秒|វិនាទី)/iu, second],
];

export const SESSION =
  /^(?:session|sitzung|เซสชัน|ตลอดเซสชัน|end of session|browser session|会话|セッション|សម័យ)|(?:เมื่อ|จนกว่าจะ)ปิด|when .{0,30}(?:browser|session) .{0,10}(?:close|end)|browser (?:is )?closed?|close of browser|关闭浏览器|ブラウザ.{0,3}閉じ/iu;

/** Words around a duration that say no more than that it is one. */
export const AROUND =
  /^(?:expires?|expired|after|in|within|up to|maximum|max|about|approx|for|lasts|nach|läuft|bis zu|après|ca|หมดอายุ|ภายใน|หลังจาก|หลัง|ประมาณ|ไม่เกิน|สูงสุด|อายุ|เก็บไว้|เป็นเวลา)[\s:.]*/iu;

export const AFTER = /(?:after .{0,60}|from .{0,60}|later|นับจาก.{0,60}|หลังจาก.{0,60})$/iu;

/** "a year", "one month", "ein Tag". */
export const ONE = /^(?:an?|one|eine?n?|une?|หนึ่ง)\s+/iu;

export const PERSISTENT =
  /^(?:persistent|permanent|until deleted|never|unlimited|จนกว่าจะลบ|ถาวร|persistant)/iu;

/** A number, and the word that joins it to the one before. */
export const COUNT = /^(?:and|und|et|และ|,|&)?\s*(\d{1,6}(?:[.,]\d{1,2})?)\s*/iu;

/** Ways to tick a cell. */
export const TICKED = /^(?:1|true|yes|y|x|ใช่)$/iu;
