import type { NoticeHeading } from '@yinyom/contracts/scanner/leakWatch';

/** Words of the headings that section 23 of the PDPA asks for, in Thai and English. */
export const NOTICE_WORDS: Record<NoticeHeading, RegExp> = {
  controller: /ผู้ควบคุมข้อมูล|ข้อมูลเกี่ยวกับ(?:เรา|บริษัท)|data controller|who we are|about us|controller/i,
  purposes: /วัตถุประสงค์|purpose|how we use|why we (?:collect|use)/i,
  basis: /ฐาน(?:ทาง)?กฎหมาย|ฐานการประมวลผล|ฐานในการ|legal basis|lawful basis|legitimate interest/i,
  retention: /ระยะเวลา(?:ใน)?(?:การ)?(?:เก็บ|จัดเก็บ)|เก็บรักษาข้อมูล|retention|how long|retain/i,
  recipients: /เปิดเผยข้อมูล|การเปิดเผย|บุคคลหรือหน่วยงาน|ผู้รับข้อมูล|disclos|recipient|shar(?:e|ing)|third part/i,
  rights: /สิทธิของ|สิทธิเจ้าของข้อมูล|สิทธิตามกฎหมาย|your rights|data subject rights|rights of/i,
  contact:
    /เจ้าหน้าที่คุ้มครองข้อมูล|ช่องทาง(?:การ)?ติดต่อ|ติดต่อเรา|\bdpo\b|data protection officer|contact us|how to contact/i,
};

export const NOTICE_TITLE =
  /นโยบาย(?:การ)?(?:คุ้มครองข้อมูล|ความเป็นส่วนตัว)|ประกาศ(?:เกี่ยวกับ)?ความเป็นส่วนตัว|คุ้มครองข้อมูลส่วนบุคคล|privacy (?:policy|notice|statement)|pdpa/i;

export const DPO = /เจ้าหน้าที่คุ้มครองข้อมูล|\bdpo\b|data protection officer/i;

export const REACHABLE = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,80}|(?:โทร|tel|phone)[^\n]{0,20}\d{2,}/i;

/** Words of forms, as sources of patterns without case: `readMarkup` takes them into the page. */
export const FORM_WORDS = {
  /** Beside a form that has a notice of its own. */
  notice: 'privacy|notice|pdpa|ความเป็นส่วนตัว|คุ้มครองข้อมูล|ประกาศ|プライバシー|隐私',
  /** Beside a box that asks for consent. */
  consent: 'consent|agree|ยินยอม|ยอมรับ|同意',
  /** What a field asks for. */
  asks: {
    national_id: 'citizen|national.?id|id.?card|บัตรประชาชน|ประจำตัวประชาชน|\\bcid\\b|passport|หนังสือเดินทาง',
    birth_date: 'birth|\\bdob\\b|วันเกิด|เกิดวัน',
    phone: 'phone|mobile|\\btel|โทร|มือถือ',
    email: 'e-?mail|อีเมล',
    address: 'address|ที่อยู่',
    name: '(?:first|last|full|sur|your|family)[\\s_-]?name|^name$|ชื่อ|นามสกุล',
  },
};
export type FormWords = typeof FORM_WORDS;
