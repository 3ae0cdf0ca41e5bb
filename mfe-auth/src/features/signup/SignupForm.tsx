import { signup } from '@yinyom/contracts/identity/guest';
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
import { passwordProblemText } from '../../password/passwordProblemText';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { ConsentFields } from './ConsentFields';
import { FieldGroup, Pair } from './FieldGroup';
import { useGetAgreementQuery, useSignupMutation } from './signupApi';
import { EMPTY_SIGNUP, signupProblems } from './signupProblems';

/** Sign-up of a person with a new organization. `source` says on which page the form stands. */
export const SignupForm = ({ source }: { source?: string }) => {
  const t = useAuthTexts();
  const lang = useLang();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useForm(EMPTY_SIGNUP, { schema: signup.body, say: passwordProblemText(t) });
  const captcha = useCaptcha({ action: 'signup', eager: true });
  const [callSignup] = useSignupMutation();
  const agreement = useGetAgreementQuery({});
  const [busy, setBusy] = useState(false);
  const { field } = form;

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
      captcha_token,
    };
    await callSignup({ body }).unwrap();
  };
  const submit = async () => {
    if (!form.passes(signupProblems(form.values))) return;
    setBusy(true);
    try {
      await send();
      await navigate('/signup/confirmation', { state: { email: form.values.email } });
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
        <FieldGroup title={t('signup.about_organization')}>
          <TextField
            {...field('organization_name')}
            label={t('signup.organization_name')}
            autoComplete="organization"
            required
          />
          <TextField
            {...field('domain_name')}
            label={t('signup.domain_name')}
            hint={t('signup.domain_hint')}
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            required
          />
        </FieldGroup>
        <FieldGroup title={t('signup.about_you')}>
          <Pair>
            <TextField
              {...field('first_name')}
              label={t('signup.first_name')}
              autoComplete="given-name"
              required
            />
            <TextField
              {...field('last_name')}
              label={t('signup.last_name')}
              autoComplete="family-name"
              required
            />
          </Pair>
          <TextField
            {...field('email')}
            type="email"
            label={t('signup.email')}
            autoComplete="email"
            required
          />
          <TextField {...field('phone')} type="tel" label={t('signup.phone')} autoComplete="tel" />
        </FieldGroup>
        <FieldGroup title={t('signup.about_password')}>
          <NewPasswordFields
            password={field('password')}
            confirmation={field('password_confirmation')}
            labels={{ password: t('password'), confirmation: t('password_confirmation') }}
          />
        </FieldGroup>
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
