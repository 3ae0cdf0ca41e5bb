import type { LoginAnswer } from '@yinyom/contracts/identity/guest';
import { isApiError, saveSession } from '@yinyom/mfe-kit';
import { useState } from 'react';
import { useStartSession } from '../../session/useStartSession';

/**
 * Runs the second step and starts the session.
 * @param refuse shows why it failed
 */
export const useSecondStep = (refuse: (error: unknown) => void) => {
  const [busy, setBusy] = useState(false);
  const startSession = useStartSession();
  const run = async (step: () => Promise<LoginAnswer>): Promise<void> => {
    setBusy(true);
    try {
      await startSession(await step());
    } catch (error) {
      // The one-time token is spent or too old: only a new login helps.
      if (isApiError(error) && error.status === 401) saveSession({ otpToken: null });
      else refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
};
