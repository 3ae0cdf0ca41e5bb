import { currentLanguage } from '../texts/currentLanguage';
import { isApiError } from './ApiError';
import type { Lang } from '@yinyom/contracts/constants';

/** Said when the server gave no words of its own (specification §8, "General"). */
const GENERAL: Record<Lang, string> = {
  th: 'ขออภัย ไม่สามารถทำรายการได้ในขณะนี้ โปรดลองใหม่อีกครั้งภายหลัง',
  en: 'Sorry, this operation is not available at this time. Please try again later.',
  cn: '抱歉，目前无法执行此操作，请稍后再试。',
  jp: '申し訳ありません。現在この操作は行えません。しばらくしてからもう一度お試しください。',
  kh: 'សូមអភ័យទោស ប្រតិបត្តិការនេះមិនអាចធ្វើបាននៅពេលនេះទេ។ សូមព្យាយាមម្ដងទៀតនៅពេលក្រោយ។',
};

/** The words for a failed call: the server's message, else `fallback`, else the general sentence. */
export const errorMessage = (error: unknown, fallback?: string): string =>
  (isApiError(error) && error.body?.message) || fallback || GENERAL[currentLanguage()];
