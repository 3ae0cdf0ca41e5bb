import { startCheck, type PublicCheck } from '@yinyom/contracts/scanner/publicCheck';
import { PLACES } from '@yinyom/contracts/places';
import { useForm, useNavigate, useTexts } from '@yinyom/mfe-kit';
import { useState } from 'react';
import { captchaFailure } from '../../captcha/captchaFailure';
import { useCaptcha } from '../../captcha/useCaptcha';
import { useStartCheckMutation } from './checkApi';

const addressOf = ({ id }: Pick<PublicCheck, 'id'>): string => `${PLACES.check}/${id}`;

/** Asks for a check with a solved bot check and goes to its page. */
export const useCheckForm = (url: string, { fresh, eager }: { fresh: boolean; eager: boolean }) => {
  const message = useTexts('messages');
  const navigate = useNavigate();
  const form = useForm({ url }, { schema: startCheck.body });
  const captcha = useCaptcha({ action: 'check', eager });
  const [callStart] = useStartCheckMutation();
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    if (!form.passes()) return;
    setBusy(true);
    try {
      const captcha_token = await captcha?.token();
      const body = { url: form.values.url.trim(), fresh, captcha_token };
      const check = await callStart({ body, quiet: true }).unwrap();
      await navigate(addressOf(check));
    } catch (error) {
      captcha?.spend();
      const failed = captchaFailure(error);
      if (failed) form.refuse({}, message(failed));
      else form.refuseAnswer(error);
      if (eager) captcha?.token().catch(() => undefined);
    } finally {
      setBusy(false);
    }
  };
  return { form, captcha, busy, submit };
};
