import { createHash, createHmac } from 'node:crypto';
import type { RecordConsentBody } from '@yinyom/contracts/consents/ingest';
import { mongo } from 'mongoose';
import { canonicalJson } from 'yinyom-verify/canonicalJson';

const ID_BYTES = 12;

/**
 * The consent id of an event: the same event of a site always gets the same one, so the primary key alone keeps
 * it from being stored twice, in any process. An event id is a random UUID, so the consent id cannot be guessed.
 */
export const consentIdOf = (applicationId: string, eventId: string): mongo.ObjectId => {
  const digest = createHash('sha256').update(`${applicationId}|${eventId.toLowerCase()}`).digest();
  return new mongo.ObjectId(digest.subarray(0, ID_BYTES));
};

/** Tells whether two bodies are the same; keyed, so that it gives away nothing of the body. @param secret INGEST_SECRET */
export const fingerprintOf = (body: RecordConsentBody, secret: string): string =>
  createHmac('sha256', secret).update(canonicalJson(body)).digest('base64url');
