import { sign } from 'node:crypto';
import { receiptContent, receiptHeader } from '../receiptContent';
import type { SignedReceipt } from '../verifyReceipt';
import type { SampleKey } from './sampleLedger';
import { samplePack } from './samplePack';

/** The receipt of the decision that `samplePack` proves, signed by the same key. */
export const sampleReceipt = (key: SampleKey): SignedReceipt => {
  const { consent, hashed_content, keys } = samplePack(key);
  const receipt = {
    receipt_id: `rcpt_${consent.integrity.hash.slice(0, 16)}`,
    issued_at: '2026-11-20T00:00:00.000Z',
    record: {
      record_id: hashed_content['consent_id'],
      language: hashed_content['language'],
      event: { event_time: hashed_content['consent_time'] },
    },
    ledger: { hashed_content, ...consent.integrity },
    keys,
  };
  const header = receiptHeader(key.id);
  return {
    ...receipt,
    signature: `${header}..${sign(null, Buffer.from(receiptContent(header, receipt)), key.privateKey).toString('base64url')}`,
  };
};
