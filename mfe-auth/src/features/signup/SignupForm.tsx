import { signup } from '@yinyom/contracts/identity/signup';
import { parseSiteHost } from '@yinyom/contracts/identity/siteHost';
import { fieldErrors, Form, useForm, useLang, useNavigate, useSearchParams } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { captchaFailure } from '../../captcha/captchaFailure';
import { CaptchaNote } from '../../captcha/CaptchaNote';
import { useCaptcha } from '../../captcha/useCaptcha';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { NewPasswordFields } from '../../password/NewPasswordFields';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { keepNewBrowserKey } from '../../address/browserKey';
import { ConsentFields } from './ConsentFields';
import { useGetAgreementQuery, useSignupMutation } from './signupApi';
import { EMPTY_SIGNUP, signupProblems } from './signupProblems';

/** The host of an address that is typed to its end, else null. */
const hostOf = (email: string): string | null =>
  email.includes('@') ? parseSiteHost(email.slice(email.lastIndexOf('@') + 1).trim()) : null;

/**
 * The first step of a sign-up: address, password and the two acceptances. The rest is read off the address. `source` says
 * on which page the form stands.
 */
export const SignupForm = ({ source }: { source?: string }) => {
  const t = useAuthTexts();
  const lang = useLang();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useForm(EMPTY_SIGNUP, { schema: signup.body });
  const captcha = useCaptcha({ action: 'signup', eager: true });
  const [callSignup] = useSignupMutation();
  const agreement = useGetAgreementQuery({});
  const [busy, setBusy] = useState(false);
  const { field } = form;
  const host = hostOf(form.values.email);

  const send = async () => {
    const captcha_token = await captcha?.token();
    const body = {
      ...form.values,
      accept_terms: true as const,
      accept_dpa: true as const,
      dpa_sha256: agreement.data?.sha256,
      locale: lang,
      cid: search.get('cid')?.slice(0, 32) ?? undefined,
      source,
      browser_key: keepNewBrowserKey(),
      captcha_token,
    };
    await callSignup({ body }).unwrap();
  };
  const submit = async () => {
    if (!form.passes(signupProblems(form.values))) return;
    setBusy(true);
    try {
      await send();
      await navigate('/signup/confirmation', { state: { email: form.values.email.trim() } });
    } catch (error) {
      captcha?.spend();
      const failed = captchaFailure(error);
      if (failed) form.refuse({}, t(`messages:${failed}`));
      else form.refuseAnswer(error);
      // Another text is offered by now: the form names it before the box is ticked again.
      if ('accept_dpa' in fieldErrors(error)) void agreement.refetch();
      void captcha?.token().catch(() => undefined);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={6}>
        <Stack>
          <TextField
            {...field('email')}
            type="email"
            label={t('signup.email')}
            hint={host ? t('signup.website_of', { host }) : t('signup.email_hint')}
            autoComplete="email"
            required
          />
          <NewPasswordFields
            password={field('password')}
            confirmation={field('password_confirmation')}
            labels={{ password: t('password'), confirmation: t('password_confirmation') }}
            calm
          />
        </Stack>
        <ConsentFields
          terms={field('accept_terms')}
          dpa={field('accept_dpa')}
          version={agreement.data?.version}
        />
        {captcha && <CaptchaNote captcha={captcha} />}
        <ProblemBox>{form.failure}</ProblemBox>
        <Button type="submit" busy={busy} wide>
          {t('signup.submit')}
        </Button>
      </Stack>
    </Form>
  );
};
