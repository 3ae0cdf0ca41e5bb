import type { ReceiptWords } from '../receiptWords';

export const cn: ReceiptWords = {
  withdrawal: '打开网站并按 Cookie 按钮，或联系数据控制者。',
  not_stated: '未注明：当时显示的文本已不再保存。',
};
