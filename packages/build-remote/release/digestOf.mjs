import { createHash } from 'node:crypto';

/** SHA-256 of a file, as integrity attributes and builds name it. */
export const digestOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
