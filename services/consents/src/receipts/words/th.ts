import type { ReceiptWords } from '../receiptWords';

export const th: ReceiptWords = {
  withdrawal: 'เปิดเว็บไซต์แล้วกดปุ่มคุกกี้ หรือติดต่อผู้ควบคุมข้อมูลส่วนบุคคล',
  not_stated: 'ไม่ระบุ: ข้อความที่แสดงไม่ได้เก็บไว้แล้ว',
};
