import type { L10n } from '@yinyom/contracts/fields';

/** What stands where nobody has said yet what a found cookie is for. */
export const UNKNOWN_PURPOSE: L10n = {
  th: 'ยังไม่ทราบวัตถุประสงค์',
  en: 'Purpose not known yet',
  cn: '目的尚不明确',
  jp: '目的は未確認です',
  kh: 'មិនទាន់ដឹងគោលបំណង',
};
