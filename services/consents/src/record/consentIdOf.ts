import { hash } from 'node:crypto';
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
