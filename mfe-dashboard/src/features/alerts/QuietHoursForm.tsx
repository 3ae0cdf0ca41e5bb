import { updateAlertSettings, type QuietHours } from '@yinyom/contracts/notify/alertSettings';
import { Form, problemCodes, toast, useForm } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { TextField } from '@yinyom/ui/form/TextField';
import { useAlertTexts } from '../../texts/useAlertTexts';
import { useUpdateAlertSettingsMutation } from './alertsApi';

const USUAL = { from: '22:00', to: '07:00' };
/** The names of the form's fields, as the platform calls them. */
const fieldOf = (name: string): string => name.replace('quiet_hours.', '');

/** When the organization wants no mails about warnings. */
export const QuietHoursForm = ({ id, quiet }: { id: string; quiet: QuietHours }) => {
  const t = useAlertTexts();
  const form = useForm({ on: quiet !== null, ...(quiet ?? USUAL) }, { fieldOf });
  const [update, { isLoading }] = useUpdateAlertSettingsMutation();
  const { field, values } = form;
  const submit = async () => {
    const body = { quiet_hours: values.on ? { from: values.from, to: values.to } : null };
    if (!form.passes(problemCodes(updateAlertSettings.body!, body, fieldOf))) return;
    try {
      await update({ params: { id }, body }).unwrap();
      toast.success(t('saved'));
    } catch (error) {
      form.refuseAnswer(error);
    }
  };
  const { value: isOn, ...on } = field('on');
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={3}>
        <ProblemBox>{form.failure}</ProblemBox>
        <Checkbox {...on} checked={isOn} label={t('quiet_on')} />
        {isOn && (
          <Row>
            <TextField {...field('from')} label={t('quiet_from')} inputMode="numeric" autoComplete="off" />
            <TextField {...field('to')} label={t('quiet_to')} inputMode="numeric" autoComplete="off" />
          </Row>
        )}
        <div>
          <Button kind="secondary" type="submit" busy={isLoading}>
            {t('quiet_save')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
};
