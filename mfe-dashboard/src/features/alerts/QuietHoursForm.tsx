import { updateAlertSettings, type OrganizationAlertSettings } from '@yinyom/contracts/notify/alertSettings';
import { Form, problemCodes, toast, useForm } from '@yinyom/mfe-kit';
import { SaveProblem } from '@yinyom/mfe-kit/components/SaveProblem';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { useAlertTexts } from '../../texts/useAlertTexts';
import { useLazyAlertSettingsQuery, useUpdateAlertSettingsMutation } from './alertsApi';

const USUAL = { from: '22:00', to: '07:00' };
/** The names of the form's fields, as the platform calls them. */
const fieldOf = (name: string): string => name.replace('quiet_hours.', '');

const valuesOf = ({ quiet_hours: quiet }: OrganizationAlertSettings) => ({
  on: quiet !== null,
  ...(quiet ?? USUAL),
});

interface QuietHoursFormProps {
  id: string;
  settings: OrganizationAlertSettings;
}

/** When the organization wants no mails about warnings. */
export const QuietHoursForm = ({ id, settings }: QuietHoursFormProps) => {
  const t = useAlertTexts();
  /** Version that the values were made of; the page may know a newer one meanwhile. */
  const [etag, setEtag] = useState(settings.etag);
  const form = useForm(valuesOf(settings), { fieldOf });
  const [update, { isLoading, error: refused }] = useUpdateAlertSettingsMutation();
  const [readAgain] = useLazyAlertSettingsQuery();
  const { field, values } = form;
  const submit = async () => {
    const body = { quiet_hours: values.on ? { from: values.from, to: values.to } : null };
    if (!form.passes(problemCodes(updateAlertSettings.body!, body, fieldOf))) return;
    try {
      setEtag((await update({ params: { id }, ifMatch: etag, body }).unwrap()).etag);
      toast.success(t('saved'));
    } catch (error) {
      form.refuseAnswer(error);
    }
  };
  const reload = async () => {
    try {
      const latest = await readAgain({ params: { id } }).unwrap();
      setEtag(latest.etag);
      form.change(valuesOf(latest));
      form.clearProblems();
    } catch (error) {
      form.refuseAnswer(error);
    }
  };
  const { value: isOn, ...on } = field('on');
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={3}>
        <SaveProblem
          failure={form.failure}
          latest={{ error: refused, onReload: () => void reload(), discards: true }}
        />
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
