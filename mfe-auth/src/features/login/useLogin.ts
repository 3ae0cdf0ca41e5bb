import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { login } from '@yinyom/contracts/identity/guest';
import { errorCode, saveSession, useNavigate, useSearchParams } from '@yinyom/mfe-kit';
import type { Captcha } from '../../captcha/createCaptcha';
import { useStartSession } from '../../session/useStartSession';
import { useLoginMutation } from './loginApi';

type Credentials = { email: string; password: string };

/**
 * Logs in. The bot check is solved only when the platform asks for it, and the login then repeated. What follows
 * depends on the answer: the second step, or the console. Rejects with the refusal.
 */
export const useLogin = (captcha: Captcha | null) => {
  const [callLogin] = useLoginMutation();
  const startSession = useStartSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  const send = async (credentials: Credentials) => {
    try {
      return await callLogin({ body: credentials }).unwrap();
    } catch (error) {
      if (!captcha || errorCode(error) !== 'captcha_required') throw error;
      const captcha_token = await captcha.token();
      captcha.spend();
      return await callLogin({ body: { ...credentials, captcha_token } }).unwrap();
    }
  };
  const follow = async (answer: AnswerOf<typeof login>) => {
    if ('token_otp' in answer) {
      saveSession({ otpToken: answer.token_otp });
      const { ways } = answer;
      const step = { pathname: '/twofa/confirmation', search: search.toString() };
      await navigate(step, { state: { ways } });
    } else {
      await startSession(answer);
    }
  };
  return async (credentials: Credentials): Promise<void> => follow(await send(credentials));
};
