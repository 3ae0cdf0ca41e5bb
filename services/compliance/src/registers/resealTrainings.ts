import type { Logger } from '@yinyom/service-kit/logger';
import { SealedForAnother } from '@yinyom/service-kit/secrets/dataCipher';
import type { Seals } from '../register/seals';
import type { TrainingStore } from './training.store';

/** Seals with the current DATA_SECRET who attended, where an earlier one sealed it. Rows never change otherwise. */
export const resealTrainings = async (
  trainings: Pick<TrainingStore, 'sealedOtherwise' | 'replaceSealed'>,
  seals: Seals,
  logger: Logger,
): Promise<void> => {
  let [renewed, unreadable] = [0, 0];
  for await (const record of trainings.sealedOtherwise(seals.current))
    try {
      const attendees = seals.seal(record, seals.open(record, record.attendees));
      await trainings.replaceSealed(record._id, attendees, seals.current);
      renewed += 1;
    } catch (error) {
      if (!(error instanceof SealedForAnother)) throw error;
      unreadable += 1;
    }
  logger[unreadable > 0 ? 'error' : 'info'](
    { renewed, unreadable },
    'trainings were looked through for texts of an earlier DATA_SECRET',
  );
};
