import type { Lang } from '@yinyom/contracts/constants';
import { dateMessages } from '@yinyom/contracts/messages/dates';

/** Words that belong to the components themselves. */
export interface Labels {
  close: string;
  cancel: string;
  retry: string;
  loading: string;
  noMoreItems: string;
  couldNotLoad: string;
  showPassword: string;
  hidePassword: string;
  copy: string;
  copied: string;
  copyFailed: string;
  required: string;
  optional: string;
  previousYear: string;
  nextYear: string;
  /** How a day is written, as a placeholder. */
  dayPattern: string;
  dayInvalid: string;
  openCalendar: string;
  chooseMonth: string;
  futureMonth: string;
  chooseFile: string;
  dropFile: string;
  search: string;
  filters: string;
  /** Of filters that narrow a list now; `{count}` is their number. */
  filtersActive: string;
  nothingFound: string;
  sortAscending: string;
  sortDescending: string;
}

/** The words of the design system in every language. */
export const labels: Record<Lang, Labels> = {
  th: {
    close: 'ปิด',
    cancel: 'ยกเลิก',
    retry: 'ลองอีกครั้ง',
    loading: 'กำลังโหลด',
    noMoreItems: 'ไม่มีรายการเพิ่มเติม',
    couldNotLoad: 'โหลดข้อมูลไม่สำเร็จ',
    showPassword: 'แสดงรหัสผ่าน',
    hidePassword: 'ซ่อนรหัสผ่าน',
    copy: 'คัดลอก',
    copied: 'คัดลอกแล้ว',
    copyFailed: 'คัดลอกไม่สำเร็จ',
    required: 'จำเป็นต้องกรอก',
    optional: 'ไม่บังคับ',
    previousYear: 'ปีก่อนหน้า',
    nextYear: 'ปีถัดไป',
    dayPattern: 'วว/ดด/ปปปป',
    dayInvalid: dateMessages.date_invalid.th,
    openCalendar: 'เปิดปฏิทิน',
    chooseMonth: 'เลือกเดือน',
    futureMonth: dateMessages.future_month.th,
    chooseFile: 'เลือกไฟล์',
    dropFile: 'ลากไฟล์มาวางที่นี่ หรือ',
    search: 'ค้นหา',
    filters: 'ตัวกรอง',
    filtersActive: 'ใช้อยู่ {count}',
    nothingFound: 'ไม่พบรายการที่ตรงกับคำค้น',
    sortAscending: 'เรียงจากน้อยไปมาก',
    sortDescending: 'เรียงจากมากไปน้อย',
  },
  en: {
    close: 'Close',
    cancel: 'Cancel',
    retry: 'Try again',
    loading: 'Loading',
    noMoreItems: 'No more items',
    couldNotLoad: 'Could not load',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Could not copy',
    required: 'Required',
    optional: 'Optional',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    dayPattern: 'DD/MM/YYYY',
    dayInvalid: dateMessages.date_invalid.en,
    openCalendar: 'Open the calendar',
    chooseMonth: 'Choose month',
    futureMonth: dateMessages.future_month.en,
    chooseFile: 'Choose a file',
    dropFile: 'Drop a file here, or',
    search: 'Search',
    filters: 'Filters',
    filtersActive: '{count} in use',
    nothingFound: 'Nothing matches your search',
    sortAscending: 'Sorted ascending',
    sortDescending: 'Sorted descending',
  },
  cn: {
    close: '关闭',
    cancel: '取消',
    retry: '重试',
    loading: '正在加载',
    noMoreItems: '没有更多内容',
    couldNotLoad: '加载失败',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    copy: '复制',
    copied: '已复制',
    copyFailed: '复制失败',
    required: '必填',
    optional: '选填',
    previousYear: '上一年',
    nextYear: '下一年',
    dayPattern: '日/月/年',
    dayInvalid: dateMessages.date_invalid.cn,
    openCalendar: '打开日历',
    chooseMonth: '选择月份',
    futureMonth: dateMessages.future_month.cn,
    chooseFile: '选择文件',
    dropFile: '将文件拖放到此处，或',
    search: '搜索',
    filters: '筛选',
    filtersActive: '正在使用 {count} 项',
    nothingFound: '没有匹配的内容',
    sortAscending: '升序排列',
    sortDescending: '降序排列',
  },
  jp: {
    close: '閉じる',
    cancel: 'キャンセル',
    retry: '再試行',
    loading: '読み込み中',
    noMoreItems: 'これ以上の項目はありません',
    couldNotLoad: '読み込めませんでした',
    showPassword: 'パスワードを表示',
    hidePassword: 'パスワードを隠す',
    copy: 'コピー',
    copied: 'コピーしました',
    copyFailed: 'コピーできませんでした',
    required: '必須',
    optional: '任意',
    previousYear: '前の年',
    nextYear: '次の年',
    dayPattern: '日/月/年',
    dayInvalid: dateMessages.date_invalid.jp,
    openCalendar: 'カレンダーを開く',
    chooseMonth: '月を選択',
    futureMonth: dateMessages.future_month.jp,
    chooseFile: 'ファイルを選択',
    dropFile: 'ここにファイルをドロップするか、',
    search: '検索',
    filters: '絞り込み',
    filtersActive: '{count} 件を使用中',
    nothingFound: '一致する項目がありません',
    sortAscending: '昇順',
    sortDescending: '降順',
  },
  kh: {
    close: 'បិទ',
    cancel: 'បោះបង់',
    retry: 'ព្យាយាមម្ដងទៀត',
    loading: 'កំពុងផ្ទុក',
    noMoreItems: 'គ្មានធាតុបន្ថែមទៀតទេ',
    couldNotLoad: 'ផ្ទុកមិនបានសម្រេច',
    showPassword: 'បង្ហាញពាក្យសម្ងាត់',
    hidePassword: 'លាក់ពាក្យសម្ងាត់',
    copy: 'ចម្លង',
    copied: 'បានចម្លង',
    copyFailed: 'ចម្លងមិនបានសម្រេច',
    required: 'ត្រូវបំពេញ',
    optional: 'មិនចាំបាច់',
    previousYear: 'ឆ្នាំមុន',
    nextYear: 'ឆ្នាំបន្ទាប់',
    dayPattern: 'ថ្ងៃ/ខែ/ឆ្នាំ',
    dayInvalid: dateMessages.date_invalid.kh,
    openCalendar: 'បើកប្រតិទិន',
    chooseMonth: 'ជ្រើសរើសខែ',
    futureMonth: dateMessages.future_month.kh,
    chooseFile: 'ជ្រើសរើសឯកសារ',
    dropFile: 'ទម្លាក់ឯកសារនៅទីនេះ ឬ',
    search: 'ស្វែងរក',
    filters: 'តម្រង',
    filtersActive: 'កំពុងប្រើ {count}',
    nothingFound: 'រកមិនឃើញធាតុដែលត្រូវគ្នា',
    sortAscending: 'តម្រៀបពីតូចទៅធំ',
    sortDescending: 'តម្រៀបពីធំទៅតូច',
  },
};
