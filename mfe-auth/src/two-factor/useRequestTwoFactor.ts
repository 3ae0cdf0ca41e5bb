import { toast, useNavigate } from '@yinyom/mfe-kit';
import { useAuthTexts } from '../texts/useAuthTexts';
import { useRequestTwoFactorMutation } from './twoFactorApi';

/** How long the toast of a refusal stands, in milliseconds (specification §8). */
const TOAST = 5000;

/**
 * Asks for a pending secret and opens the registration page with it (specification §4). A failure shows the
 * specification's sentence, whatever the reason.
 */
export const useRequestTwoFactor = () => {
  const t = useAuthTexts();
  const navigate = useNavigate();
  const [request, { isLoading }] = useRequestTwoFactorMutation();
  const start = async (): Promise<void> => {
    try {
      const { secret_key } = await request({ body: {} }).unwrap();
      await navigate(`/twofa/registration?secret=${encodeURIComponent(secret_key)}`);
    } catch {
      toast.error(t('messages:two_fa_unavailable'), TOAST);
    }
  };
  return { start, isLoading };
};
