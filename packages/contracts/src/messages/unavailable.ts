import type { Message } from './catalogue';

/** What is said of any failure that has no words of its own (specification §8, "General"); needs no connection. */
export const unavailable: Message = {
  th: 'ขออภัย ระบบไม่พร้อมให้บริการในขณะนี้ โปรดลองใหม่ภายหลัง',
  en: 'Sorry, this operation is not available at this time. Please try again later.',
  cn: '抱歉，此操作暂时不可用，请稍后再试。',
  jp: '申し訳ありません。現在この操作はご利用いただけません。後ほどお試しください。',
  kh: 'សូមអភ័យទោស ប្រតិបត្តិការនេះមិនអាចប្រើបាននៅពេលនេះទេ។ សូមព្យាយាមពេលក្រោយ។',
};
