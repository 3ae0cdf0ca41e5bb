import type { Message } from './catalogue';

/** Said by services and by the controls that days and months are chosen with. */
export const dateMessages = {
  date_invalid: {
    th: 'วันที่ไม่ถูกต้อง',
    en: 'The date is not valid.',
    cn: '日期无效。',
    jp: '日付が正しくありません。',
    kh: 'កាលបរិច្ឆេទមិនត្រឹមត្រូវ។',
  },
  future_month: {
    th: 'เลือกเดือนในอนาคตไม่ได้',
    en: 'Future months cannot be chosen.',
    cn: '不能选择未来的月份。',
    jp: '未来の月は選択できません。',
    kh: 'មិនអាចជ្រើសរើសខែអនាគតបានទេ។',
  },
  future_day: {
    th: 'เลือกวันในอนาคตไม่ได้',
    en: 'Future days cannot be chosen.',
    cn: '不能选择未来的日期。',
    jp: '未来の日付は選択できません。',
    kh: 'មិនអាចជ្រើសរើសថ្ងៃអនាគតបានទេ។',
  },
} satisfies Record<string, Message>;
