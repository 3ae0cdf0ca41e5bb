import type { Lang } from '@yinyom/contracts/constants';
import { dateMessages } from '@yinyom/contracts/messages/dates';

interface CalendarLabels {
  previousYear: string;
  nextYear: string;
  /** How a day is written, as a placeholder. */
  dayPattern: string;
  dayInvalid: string;
  openCalendar: string;
  chooseMonth: string;
  futureMonth: string;
}

/** The words of calendars in every language, apart from the others: most first views have no calendar. */
export const calendarLabels: Record<Lang, CalendarLabels> = {
  th: {
    previousYear: 'ปีก่อนหน้า',
    nextYear: 'ปีถัดไป',
    dayPattern: 'วว/ดด/ปปปป',
    dayInvalid: dateMessages.date_invalid.th,
    openCalendar: 'เปิดปฏิทิน',
    chooseMonth: 'เลือกเดือน',
    futureMonth: dateMessages.future_month.th,
  },
  en: {
    previousYear: 'Previous year',
    nextYear: 'Next year',
    dayPattern: 'DD/MM/YYYY',
    dayInvalid: dateMessages.date_invalid.en,
    openCalendar: 'Open the calendar',
    chooseMonth: 'Choose month',
    futureMonth: dateMessages.future_month.en,
  },
  cn: {
    previousYear: '上一年',
    nextYear: '下一年',
    dayPattern: '日/月/年',
    dayInvalid: dateMessages.date_invalid.cn,
    openCalendar: '打开日历',
    chooseMonth: '选择月份',
    futureMonth: dateMessages.future_month.cn,
  },
  jp: {
    previousYear: '前の年',
    nextYear: '次の年',
    dayPattern: '日/月/年',
    dayInvalid: dateMessages.date_invalid.jp,
    openCalendar: 'カレンダーを開く',
    chooseMonth: '月を選択',
    futureMonth: dateMessages.future_month.jp,
  },
  kh: {
    previousYear: 'ឆ្នាំមុន',
    nextYear: 'ឆ្នាំបន្ទាប់',
    dayPattern: 'ថ្ងៃ/ខែ/ឆ្នាំ',
    dayInvalid: dateMessages.date_invalid.kh,
    openCalendar: 'បើកប្រតិទិន',
    chooseMonth: 'ជ្រើសរើសខែ',
    futureMonth: dateMessages.future_month.kh,
  },
};
