import { NOTICE_HEADINGS, type NoticeHeading } from '@yinyom/contracts/scanner/leakWatch';
import type { PageMarkup } from './pageMarkup';

/** Words of the headings that section 23 of the PDPA asks for, in Thai and English. */
const WORDS: Record<NoticeHeading, RegExp> = {
  controller: /ผู้ควบคุมข้อมูล|ข้อมูลเกี่ยวกับ(?:เรา|บริษัท)|data controller|who we are|about us|controller/i,
  purposes: /วัตถุประสงค์|purpose|how we use|why we (?:collect|use)/i,
  basis: /ฐาน(?:ทาง)?กฎหมาย|ฐานการประมวลผล|ฐานในการ|legal basis|lawful basis|legitimate interest/i,
  retention: /ระยะเวลา(?:ใน)?(?:การ)?(?:เก็บ|จัดเก็บ)|เก็บรักษาข้อมูล|retention|how long|retain/i,
  recipients: /เปิดเผยข้อมูล|การเปิดเผย|บุคคลหรือหน่วยงาน|ผู้รับข้อมูล|disclos|recipient|shar(?:e|ing)|third part/i,
  rights: /สิทธิของ|สิทธิเจ้าของข้อมูล|สิทธิตามกฎหมาย|your rights|data subject rights|rights of/i,
  contact:
    /เจ้าหน้าที่คุ้มครองข้อมูล|ช่องทาง(?:การ)?ติดต่อ|ติดต่อเรา|\bdpo\b|data protection officer|contact us|how to contact/i,
};
const NOTICE_TITLE =
  /นโยบาย(?:การ)?(?:คุ้มครองข้อมูล|ความเป็นส่วนตัว)|ประกาศ(?:เกี่ยวกับ)?ความเป็นส่วนตัว|คุ้มครองข้อมูลส่วนบุคคล|privacy (?:policy|notice|statement)|pdpa/i;
const NOTICE_PATH = /privacy|pdpa|personal-data|data-protection/i;
const DPO = /เจ้าหน้าที่คุ้มครองข้อมูล|\bdpo\b|data protection officer/i;
const REACHABLE = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,80}|(?:โทร|tel|phone)[^\n]{0,20}\d{2,}/i;
const LEAST_LETTERS = 300;

const textOf = ({ texts, tables }: PageMarkup): string =>
  [
    ...texts
      .filter(({ part }) => part === 'text' || part === 'hidden')
      .map(({ heading, text }) => `${heading ?? ''}\n${text}`),
    ...tables.map(({ rows }) => rows.flat().join(' ')),
  ].join('\n');

const headingsOf = ({ title, texts }: PageMarkup): string =>
  [title, ...texts.slice(0, 3).map(({ heading }) => heading ?? '')].join('\n');

/** Languages that a text is written in, as far as its letters say. */
const languageOf = (text: string): string => {
  const thai = (text.match(/[ก-๎]/g) ?? []).length;
  const latin = (text.match(/[A-Za-z]/g) ?? []).length;
  if (thai > latin / 4 && thai > 50) return 'th';
  return latin > 50 ? 'en' : '';
};

/** A page that is the privacy notice: its language and the headings that it lacks; null for any other page. Pure. */
export const noticeOf = (markup: PageMarkup): { language: string; missing: NoticeHeading[] } | null => {
  const { pathname } = new URL(markup.url);
  if (!NOTICE_TITLE.test(headingsOf(markup)) && !NOTICE_PATH.test(pathname)) return null;
  const text = textOf(markup);
  // Too little to say anything about: a list of links, or a text that is a picture.
  if (text.length < LEAST_LETTERS) return null;
  return {
    language: languageOf(text),
    missing: NOTICE_HEADINGS.filter((heading) => !WORDS[heading].test(text)),
  };
};

/** Whether a page says how to reach the DPO, or anybody. Pure. */
export const contactOf = (markup: PageMarkup): 'dpo' | 'contact' | null => {
  const text = textOf(markup);
  if (!REACHABLE.test(text)) return null;
  return DPO.test(text) ? 'dpo' : 'contact';
};
