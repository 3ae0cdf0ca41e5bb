import type { ReceiptWords } from '../receiptWords';

export const jp: ReceiptWords = {
  withdrawal: 'ウェブサイトを開いて Cookie ボタンを押すか、データ管理者に依頼してください。',
  not_stated: '記載なし: 表示された文章はもう保管されていません。',
};
