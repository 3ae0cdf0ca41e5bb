import type { ReceiptWords } from '../receiptWords';

export const kh: ReceiptWords = {
  withdrawal: 'បើក​គេហទំព័រ ហើយ​ចុច​ប៊ូតុង​ខូគី ឬ​ទាក់ទង​អ្នក​គ្រប់គ្រង​ទិន្នន័យ។',
  not_stated: 'មិន​បញ្ជាក់៖ អត្ថបទ​ដែល​បាន​បង្ហាញ​លែង​រក្សា​ទុក​ហើយ។',
};
