import type { SignedScan } from '@yinyom/contracts/papers/signedScan';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import type { PaperFileOwner } from '../signed-scans/paperFile.store';

/** Scans of the signed letter of appointment. */
export const letterOf = (organization_id: string): PaperFileOwner => ({
  organization_id,
  kind: 'appointment',
  about: organization_id,
});

/** Signed lists of a training. @param trainingId of an own row */
export const listOf = (organization_id: string, trainingId: string): PaperFileOwner => ({
  organization_id,
  kind: 'training',
  about: trainingId,
});

/** Whether the newest letter can be of this appointment: one that was uploaded before its day is of an earlier officer. Pure. */
export const isOfAppointment = (scans: readonly SignedScan[], appointed_on: string | null): boolean => {
  const [newest] = scans;
  if (!newest) return false;
  return appointed_on === null || bangkokDay(new Date(newest.uploaded_at)) >= appointed_on;
};
