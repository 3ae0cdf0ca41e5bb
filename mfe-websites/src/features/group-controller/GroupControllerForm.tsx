import { LANGUAGE_NAMES, LANGUAGES, ROLES } from '@yinyom/contracts/constants';
import { updateGroup } from '@yinyom/contracts/groups/group';
import type { OpenGroup, WebsiteGroup } from '@yinyom/contracts/groups/group';
import {
  Form,
  problemCodes,
  toast,
  useForm,
  useLang,
  useLeaveGuard,
  useSession,
  useTexts,
} from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Notice } from '@yinyom/ui/data/Notice';
import { Stack } from '@yinyom/ui/data/Stack';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { useUpdateGroupMutation } from '../../api/groupApi';
import { askToLeave } from '../../common/askToLeave';
import { SaveProblem } from '@yinyom/mfe-kit/components/SaveProblem';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { controllerAbove, controllerChange, controllerField, controllerValues } from './controllerValues';

interface GroupControllerFormProps {
  group: OpenGroup;
  groups: readonly WebsiteGroup[];
}

/** Who answers for the data of a group's websites, and what their texts name; Admins change it, others read it. */
export const GroupControllerForm = ({ group, groups }: GroupControllerFormProps) => {
  const t = useGroupTexts();
  const common = useTexts('websites');
  const lang = useLang();
  const isAdmin = useSession().role === ROLES.admin;
  /** What the values were made of. */
  const [saved, setSaved] = useState(group);
  const before = controllerValues(saved, lang);
  const form = useForm(before, { schema: updateGroup.body, fieldOf: controllerField });
  const [update, { isLoading, error }] = useUpdateGroupMutation();
  const { values, field } = form;
  const changed = JSON.stringify(values) !== JSON.stringify(before);
  useLeaveGuard(
    changed && !isLoading,
    (leave) => void askToLeave(common, common('leave.settingsText'), leave),
  );
  const above = controllerAbove(group, groups);

  const submit = async () => {
    const body = controllerChange(values);
    if (!form.passes(problemCodes(updateGroup.body!, body, controllerField))) return;
    try {
      setSaved(await update({ params: { id: group.id }, ifMatch: saved.etag, body }).unwrap());
      toast.success(common('common.saved'));
    } catch (problem) {
      form.refuseAnswer(problem);
    }
  };
  const reload = () => {
    setSaved(group);
    form.change(controllerValues(group, lang));
    form.clearProblems();
  };

  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack as="fieldset" $gap={4} $form disabled={!isAdmin}>
        {!isAdmin && <Notice tone="info">{t('controller.adminsOnly')}</Notice>}
        <Card aria-labelledby="group-controller">
          <Stack $gap={4}>
            <h2 id="group-controller">{t('controller.title')}</h2>
            <p>{t('controller.lead')}</p>
            <Checkbox
              label={t('controller.own')}
              checked={values.own}
              onChange={(own) => form.change({ own })}
            />
            {!values.own && (
              <p>
                {above
                  ? t('controller.above', { name: above.controller?.name ?? '', group: above.name })
                  : t('controller.organization')}
              </p>
            )}
            {values.own && (
              <>
                <TextField {...field('name')} label={t('controller.name')} required />
                <TextField {...field('contact_email')} label={t('controller.email')} type="email" required />
                <TextField
                  {...field('dpo_name')}
                  label={t('controller.dpoName')}
                  hint={t('controller.dpoHint')}
                />
                <TextField {...field('dpo_email')} label={t('controller.dpoEmail')} type="email" />
                <TextField {...field('dpo_phone')} label={t('controller.dpoPhone')} type="tel" />
                <Select
                  {...field('report_language')}
                  label={t('controller.language')}
                  options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
                />
              </>
            )}
          </Stack>
        </Card>
        <Card aria-labelledby="group-values">
          <Stack $gap={4}>
            <h2 id="group-values">{t('controller.values')}</h2>
            <p>{t('controller.valuesLead')}</p>
            <TextField
              {...field('privacy_url')}
              label={t('controller.privacyUrl')}
              hint="{privacy_url}"
              type="url"
            />
            <TextField
              {...field('shown_dpo_email')}
              label={t('controller.shownDpo')}
              hint="{dpo_email}"
              type="email"
            />
          </Stack>
        </Card>
        <SaveProblem failure={form.failure} latest={{ error, onReload: reload, discards: true }} />
        {changed && (
          <BottomBar status={common('publish.unsaved')}>
            <Button kind="quiet" disabled={isLoading} onClick={reload}>
              {common('settings.discard')}
            </Button>
            <Button type="submit" busy={isLoading}>
              {common('common.save')}
            </Button>
          </BottomBar>
        )}
      </Stack>
    </Form>
  );
};
