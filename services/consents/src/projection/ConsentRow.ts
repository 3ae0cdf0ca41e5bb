import type { ConsentResult, ConsentType, Device, Lang } from '@yinyom/contracts/constants';
import type { CategoryChoice } from '@yinyom/contracts/consents/consent';
import type { mongo } from 'mongoose';
import type { LogRecord } from '../record/LogRecord';

/** Current state of one client on one website (collection `consents`): its latest record, made from the ledger. */
export interface ConsentRow {
  _id?: mongo.ObjectId;
  application_id: string;
  /** Absent once the visitor had it erased. */
  client_id?: string;
  consent_id: string;
  seq: number;
  day: string;
  consent_time: Date;
  consent_type: ConsentType;
  result: ConsentResult;
  device: Device;
  referrer_url: string | null;
  language: Lang;
  categories: CategoryChoice[];
  template_version: number;
  expires_at: Date;
  withdrawn_at: Date | null;
}

/** The state that a record leaves its client in. */
export const rowOf = (record: LogRecord): Omit<ConsentRow, '_id'> => ({
  application_id: record.application_id,
  ...(record.identity && { client_id: record.identity.client_id }),
  consent_id: record._id.toHexString(),
  seq: record.seq,
  day: record.day,
  consent_time: record.consent_time,
  consent_type: record.consent_type,
  result: record.result,
  device: record.device,
  referrer_url: record.referrer_url,
  language: record.language,
  categories: record.categories,
  template_version: record.template_version,
  expires_at: record.expires_at,
  withdrawn_at: record.action === 'withdraw' ? record.consent_time : null,
});
