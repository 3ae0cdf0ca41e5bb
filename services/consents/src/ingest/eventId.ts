import { createHmac, hash } from 'node:crypto';
import type { RecordConsentBody } from '@yinyom/contracts/consents/ingest';
import { mongo } from 'mongoose';

const ID_HEX_DIGITS = 24;

/**
 * The consent id of an event: the same event of a site always gets the same one, so the primary key alone keeps
 * it from being stored twice, in any process. An event id is a random UUID, so the consent id cannot be guessed.
 */
export const consentIdOf = (applicationId: string, eventId: string): mongo.ObjectId => {
  const digest = hash('sha256', `${applicationId}|${eventId.toLowerCase()}`, 'hex');
  return mongo.ObjectId.createFromHexString(digest.slice(0, ID_HEX_DIGITS));
};

/**
 * Tells whether two bodies are the same; keyed, so that it gives away nothing of the body.
 * @param body as the schema gave it, which puts its fields in one order; the categories stand as they were sent
 * @param secret INGEST_SECRET
 */
export const fingerprintOf = (body: RecordConsentBody, secret: string): string => {
  const categories = Object.entries(body.categories).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', secret)
    .update(JSON.stringify({ ...body, categories }))
    .digest('base64url');
};
