import type { Logger } from '@yinyom/service-kit/logger';
import { SealedForAnother } from '@yinyom/service-kit/secrets/dataCipher';
import type { Seals } from '../register/seals';
import type { LetterStore } from './letter.store';

/** Seals with the current DATA_SECRET what was sealed with an earlier one. A letter that is changed meanwhile waits for the next start. */
export const resealLetters = async (
  letters: Pick<LetterStore, 'sealedOtherwise' | 'replaceSealed'>,
  seals: Seals,
  logger: Logger,
): Promise<void> => {
  let [renewed, unreadable] = [0, 0];
  for await (const record of letters.sealedOtherwise(seals.current))
    try {
      const sealAgain = (sealed: string): string => seals.seal(record, seals.open(record, sealed));
      const set = {
        content: sealAgain(record.content),
        ...(record.covers !== undefined && { covers: sealAgain(record.covers) }),
        sealed_with: seals.current,
      };
      if (await letters.replaceSealed(record, set)) renewed += 1;
    } catch (error) {
      if (!(error instanceof SealedForAnother)) throw error;
      unreadable += 1;
    }
  logger[unreadable > 0 ? 'error' : 'info'](
    { renewed, unreadable },
    'letters of regulators were looked through for texts of an earlier DATA_SECRET',
  );
};
