import type { Message } from './catalogue';

/** Codes of the calls about alerts. */
export const alertMessages = {
  alert_resolved: {
    th: 'การแจ้งเตือนนี้สิ้นสุดแล้ว จึงเปลี่ยนแปลงไม่ได้',
    en: 'This alert is over, so nothing about it can be changed.',
    cn: '此警报已结束，无法更改。',
    jp: 'このアラートは終了しているため、変更できません。',
    kh: 'ការជូនដំណឹងនេះបានបញ្ចប់ហើយ ដូច្នេះមិនអាចផ្លាស់ប្ដូរបានទេ។',
  },
  snooze_invalid: {
    th: 'โปรดเลือกเวลาภายใน 30 วันนับจากนี้',
    en: 'Choose a time within the next 30 days.',
    cn: '请选择未来 30 天内的时间。',
    jp: '今から30日以内の日時を選んでください。',
    kh: 'សូមជ្រើសពេលវេលាក្នុងរយៈពេល 30 ថ្ងៃខាងមុខ។',
  },
  clock_invalid: {
    th: 'โปรดใส่เวลาเป็น ชช:นน เช่น 22:00',
    en: 'Enter a time as HH:MM, such as 22:00.',
    cn: '请按 HH:MM 输入时间，例如 22:00。',
    jp: '22:00 のように HH:MM で入力してください。',
    kh: 'សូមបញ្ចូលម៉ោងជា HH:MM ដូចជា 22:00។',
  },
  quiet_hours_empty: {
    th: 'เวลาเริ่มและเวลาสิ้นสุดต้องไม่เหมือนกัน',
    en: 'Quiet hours must not begin and end at the same time.',
    cn: '免打扰的开始和结束时间不能相同。',
    jp: '通知を控える時間の開始と終了を同じにはできません。',
    kh: 'ម៉ោងស្ងាត់មិនអាចចាប់ផ្ដើម និងបញ្ចប់នៅម៉ោងតែមួយបានទេ។',
  },
} satisfies Record<string, Message>;
