import { parseObject, readItem } from '../platform/webStorage';

export const receiptKey = (storageName: string): string => `${storageName}_receipt`;

/** Proof of the last recorded decision, signed by the server. */
export const readReceipt = (storageName: string): { consent_id: string; receipt: string } | null =>
  parseObject(readItem(receiptKey(storageName))) as { consent_id: string; receipt: string } | null;
