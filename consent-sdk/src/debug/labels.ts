import type { CategoryReason, ElementState, QuestionReason } from './reasons';

/** Words of the debug panel. It is for people who build websites, so Thai and English are enough. */
export interface DebugLabels {
  title: string;
  close: string;
  versions: string;
  question: string;
  categories: string;
  elements: string;
  writes: string;
  signals: string;
  records: string;
  none: string;
  granted: string;
  denied: string;
  own_markup: string;
  /** Of what the script does not reach. */
  in_shadow: string;
  /** Of what the page has asked for by another way, which no script can hold. */
  asked_early: string;
  /** Of a mark that no category of the website has. */
  unknown_category: string;
  rule: string;
  waiting: string;
  sent: string;
  reasons: Record<QuestionReason, string>;
  category_reasons: Record<CategoryReason, string>;
  states: Record<ElementState, string>;
}

export const DEBUG_LABELS: Record<'th' | 'en', DebugLabels> = {
  th: {
    title: 'ยินยอม: ตรวจการทำงาน',
    close: 'ปิด',
    versions: 'รุ่นและหน้าเว็บ',
    question: 'ตัวเลือกของผู้เข้าชม',
    categories: 'หมวดหมู่',
    elements: 'สคริปต์ เฟรม ภาพ และลิงก์ที่ควบคุม',
    writes: 'คุกกี้และข้อมูลที่ไม่ให้เขียน',
    signals: 'สัญญาณที่ส่งให้แท็ก (dataLayer)',
    records: 'การส่งบันทึกความยินยอม',
    none: 'ไม่มี',
    granted: 'อนุญาต',
    denied: 'ไม่อนุญาต',
    own_markup: 'เจ้าของเว็บไซต์ระบุเอง (data-category)',
    in_shadow: 'อยู่ใน shadow root สคริปต์จึงไม่ปล่อยให้ทำงานแม้ยินยอมแล้ว',
    asked_early: 'สคริปต์อื่นของหน้าเว็บร้องขอที่อยู่นี้ จึงถูกร้องขอไปแล้วก่อนได้รับความยินยอม',
    unknown_category: 'เว็บไซต์นี้ไม่มีหมวดหมู่ตามที่ระบุใน data-category จึงบล็อกไว้เสมอ',
    rule: 'กฎ',
    waiting: 'รอส่ง',
    sent: 'ส่งแล้ว',
    reasons: {
      answered: 'มีตัวเลือกที่ยังใช้ได้ จึงไม่ถาม',
      no_choice: 'ถาม: ยังไม่เคยเลือก หรือคุกกี้ตัวเลือกไม่ถูกต้อง',
      expired: 'ถาม: ตัวเลือกหมดอายุ',
      republished: 'ถาม: เผยแพร่รุ่นใหม่แบบขอความยินยอมจากทุกคน',
      new_category: 'ถาม: มีหมวดหมู่ใหม่ที่ตัวเลือกเดิมไม่มี',
      disabled: 'ไม่ถาม: เว็บไซต์ถูกปิดใช้งาน ทุกอย่างยังถูกบล็อกไว้',
    },
    category_reasons: {
      necessary: 'จำเป็น ทำงานเสมอ',
      unclassified: 'ยังไม่จัดหมวดหมู่ จึงบล็อกไว้เสมอ',
      as_marketing: 'ยังไม่จัดหมวดหมู่ ใช้ตัวเลือกของหมวดการตลาด',
      chosen: 'ตามตัวเลือกของผู้เข้าชม',
      undecided: 'ยังไม่ได้เลือก',
    },
    states: { held: 'บล็อกไว้', released: 'ปล่อยแล้ว' },
  },
  en: {
    title: 'Yinyom: what happens here',
    close: 'Close',
    versions: 'Versions and page',
    question: 'The visitor’s choice',
    categories: 'Categories',
    elements: 'Scripts, frames, pictures and links under control',
    writes: 'Cookies and storage that were not written',
    signals: 'Signals sent to tags (dataLayer)',
    records: 'Delivery of records',
    none: 'none',
    granted: 'granted',
    denied: 'denied',
    own_markup: 'the owner’s markup (data-category)',
    in_shadow: 'in a shadow root, where the script releases nothing',
    asked_early: 'requested before consent: another script of the page has loaded this address',
    unknown_category: 'data-category names no category of this website: always blocked',
    rule: 'rule',
    waiting: 'waiting',
    sent: 'sent',
    reasons: {
      answered: 'not asked: a stored choice applies',
      no_choice: 'asked: no choice yet, or the choice’s cookie is not valid',
      expired: 'asked: the choice has expired',
      republished: 'asked: published with “ask everyone” since',
      new_category: 'asked: there is a new category that the choice does not cover',
      disabled: 'not asked: the website is disabled, everything stays blocked',
    },
    category_reasons: {
      necessary: 'necessary: always active',
      unclassified: 'unclassified: always blocked',
      as_marketing: 'unclassified: follows marketing',
      chosen: 'by the visitor’s choice',
      undecided: 'not decided yet',
    },
    states: { held: 'blocked', released: 'released' },
  },
};
