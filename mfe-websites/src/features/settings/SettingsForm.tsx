import { NETWORK_DECISIONS } from '@yinyom/contracts/consents/networkDecisions';
import { updateApplication } from '@yinyom/contracts/websites/application';
import type { Application } from '@yinyom/contracts/websites/application';
import { MAX_SHARED_DOMAINS } from '@yinyom/contracts/websites/applicationSettings';
import { Form, toast, useForm, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { useEffect, useState } from 'react';
import { useUpdateApplicationMutation } from '../../api/applicationApi';
import { useIsInheritedSetting } from '../../common/inheritance/InheritanceContext';
import { ReadOnly } from '../../common/inheritance/ReadOnly';
import { PartControls } from './PartControls';
import type { SettingsPart } from '@yinyom/contracts/websites/settingsParts';
import { changedSettings, settingsOf } from './settingsValues';
import { WebsiteFields } from './WebsiteFields';

const NETWORK_BOUNDS = { least: String(NETWORK_DECISIONS.least), most: String(NETWORK_DECISIONS.most) };

interface SettingsFormProps {
  application: Application;
  part: SettingsPart;
  /** Called when the part comes to differ from what is saved, and when it no longer does. */
  onUnsaved: (part: SettingsPart, unsaved: boolean) => void;
  /** Called after the fields were saved or discarded, which takes the buttons away. */
  onSettled: (discarded: boolean) => void;
}

/** The fields of one part of the settings, saved by themselves. */
export const SettingsForm = ({ application, part, onUnsaved, onSettled }: SettingsFormProps) => {
  const t = useTexts('websites');
  /** What the values were made of: a change by another user in a field that this one did not touch is not undone. */
  const [saved, setSaved] = useState(() => settingsOf(application));
  const form = useForm(saved, {
    schema: updateApplication.body,
    say: (_code, field) => {
      if (field === 'consent_expiry_days') return t('settings.expiryInvalid');
      if (field === 'declaration_days') return t('settings.declarationDaysInvalid');
      if (field === 'network_decisions') return t('settings.networkDecisionsInvalid', NETWORK_BOUNDS);
      if (field === 'shared_domains') return t('settings.sharedDomainsInvalid', { most: MAX_SHARED_DOMAINS });
      return undefined;
    },
  });
  const [update, { isLoading }] = useUpdateApplicationMutation();
  const isInherited = useIsInheritedSetting();
  const changed = changedSettings(part, saved, form.values);
  const differs = Object.keys(changed).length > 0;
  const unsaved = differs && !isLoading;
  useEffect(() => {
    onUnsaved(part, unsaved);
    return () => onUnsaved(part, false);
  }, [part, unsaved, onUnsaved]);

  const submit = async () => {
    if (!form.passes() || !differs) return;
    try {
      await update({ params: { id: application.id }, body: changed }).unwrap();
      setSaved({ ...saved, ...changed });
      toast.success(t('common.saved'));
      onSettled(false);
    } catch (error) {
      form.refuseAnswer(error);
    }
  };

  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={4}>
        {part === 'website' ? (
          <WebsiteFields form={form} />
        ) : (
          <PartControls
            part={part}
            form={form}
            around={(name, control) => <ReadOnly when={isInherited(name)}>{control}</ReadOnly>}
          />
        )}
        <ProblemBox>{form.failure}</ProblemBox>
        {differs && (
          <BottomBar status={t('publish.unsaved')}>
            <Button kind="quiet" disabled={isLoading} onClick={() => onSettled(true)}>
              {t('settings.discard')}
            </Button>
            <Button type="submit" busy={isLoading}>
              {t('common.save')}
            </Button>
          </BottomBar>
        )}
      </Stack>
    </Form>
  );
};
