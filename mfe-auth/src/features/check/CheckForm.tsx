import { CHECK_LIMITS } from '@yinyom/contracts/scanner/publicCheck';
import { Form, formatNumber, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { TextField } from '@yinyom/ui/form/TextField';
import { CaptchaNote } from '../../captcha/CaptchaNote';
import { BulletList } from './BulletList';
import { useCheckTexts } from '../../texts/useCheckTexts';
import { useCheckForm } from './useCheckForm';

/** Which website to check. The bot check is solved while the address is typed. */
export const CheckForm = () => {
  const t = useCheckTexts();
  const lang = useLang();
  const { form, captcha, busy, submit } = useCheckForm('', { fresh: false, eager: true });
  const limits = {
    pages: formatNumber(CHECK_LIMITS.pages, lang),
    hour: formatNumber(CHECK_LIMITS.per_network_hour, lang),
    hours: formatNumber(CHECK_LIMITS.kept_hours, lang),
  };
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $form>
        <ProblemBox>{form.failure}</ProblemBox>
        <TextField
          {...form.field('url')}
          label={t('form.address')}
          hint={t('form.hint')}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        {captcha && <CaptchaNote captcha={captcha} />}
        <div>
          <Button type="submit" busy={busy}>
            {t('form.submit')}
          </Button>
        </div>
        <BulletList>
          {(['does', 'limits', 'kept', 'fair'] as const).map((key) => (
            <li key={key}>{t(`form.${key}`, limits)}</li>
          ))}
        </BulletList>
      </Stack>
    </Form>
  );
};
