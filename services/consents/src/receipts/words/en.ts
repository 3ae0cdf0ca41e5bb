import type { ReceiptWords } from '../receiptWords';

export const en: ReceiptWords = {
  withdrawal: 'Open the website and press its cookie button, or ask the data controller.',
  not_stated: 'Not stated: the text that was shown is not kept any more.',
};
