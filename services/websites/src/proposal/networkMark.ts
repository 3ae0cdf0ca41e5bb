import { createHmac } from 'node:crypto';
import { networkOf } from '@yinyom/service-kit/request/networkOf';

/** 96 bits: enough that two networks are never one, of no use to anybody without the key. */
const BYTES = 12;

/**
 * What tells networks apart that report the same thing, without keeping addresses: another value for each website and
 * each subject, so that marks cannot be joined. The whole /48 of IPv6 is one, as one subscriber may be given it all.
 * @param subject what is counted: a name, or a day
 * @param secret INGEST_SECRET
 */
export const networkMark = (ip: string, applicationId: string, subject: string, secret: string): string => {
  const { near, wide } = networkOf(ip);
  return createHmac('sha256', secret)
    .update(JSON.stringify(['reported name', applicationId, subject, wide ?? near]))
    .digest()
    .subarray(0, BYTES)
    .toString('base64url');
};
