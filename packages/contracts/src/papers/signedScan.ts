import * as z from 'zod/mini';
import { id, timestamp } from '../fields';
import { paperActor } from './paperActor';

/** Largest scan of a signed paper in bytes. */
export const SIGNED_SCAN_MAX_BYTES = 10 * 1024 * 1024;
/** Scans that a paper keeps: a new one takes the place of none. */
export const MAX_SIGNED_SCANS = 20;

/** All files of an organization's papers together, in bytes: beyond that no scan is taken. */
export const MAX_SCAN_BYTES = 2 * 1024 ** 3;

/** What a call takes that uploads a scan: a PDF, as the body itself or in a form. */
export const scanUpload = {
  bodyKind: 'file',
  // Room for the frame of a form around a file of exactly the limit.
  bodyLimit: SIGNED_SCAN_MAX_BYTES + 4096,
} as const;

/** A scan of a signed paper. It is never changed, and served as an attachment only. */
export const signedScan = z.object({
  id,
  sha256: z.string(),
  bytes: z.number(),
  uploaded_at: timestamp,
  uploaded_by: paperActor,
});
export type SignedScan = z.output<typeof signedScan>;
