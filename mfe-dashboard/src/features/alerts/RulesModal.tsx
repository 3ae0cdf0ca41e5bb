import { ROLES } from '@yinyom/contracts/constants';
import {
  ADMIN_RULES,
  type AlertRule,
  type OrganizationRule,
  type WebsiteRule,
} from '@yinyom/contracts/notify/alertRules';
import { errorMessage, toast, useSession } from '@yinyom/mfe-kit';
import type { SlotProps } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useState } from 'react';
import { useAlertTexts } from '../../texts/useAlertTexts';
import {
  useAlertRulesQuery,
  useAlertSettingsQuery,
  useUpdateAlertRulesMutation,
  useUpdateAlertSettingsMutation,
} from './alertsApi';
import { QuietHoursForm } from './QuietHoursForm';
import { RuleSwitches } from './RuleSwitches';
import { useAlertWords } from './useAlertWords';

/** Saves one switch at a time, and says which. */
const useSwitching = <R extends AlertRule>(save: (rule: R, enabled: boolean) => Promise<unknown>) => {
  const [saving, setSaving] = useState<AlertRule | null>(null);
  return {
    saving,
    onSwitch: (rule: AlertRule, enabled: boolean) => {
      setSaving(rule);
      save(rule as R, enabled)
        .catch((error: unknown) => toast.error(errorMessage(error)))
        .finally(() => setSaving(null));
    },
  };
};

/** What is watched on the website, and for Admins on the organization, with its quiet hours. */
export const RulesModal = ({ applicationId, close }: SlotProps & { applicationId: string }) => {
  const t = useAlertTexts();
  const words = useAlertWords();
  const { role, organizationId } = useSession();
  const params = { id: applicationId };
  const own = { id: organizationId ?? '' };
  const rules = useAlertRulesQuery({ params });
  const settings = useAlertSettingsQuery({ params: own }, { skip: organizationId === null });
  const [updateRules] = useUpdateAlertRulesMutation();
  const [updateSettings] = useUpdateAlertSettingsMutation();
  const ofWebsite = useSwitching((rule: WebsiteRule, enabled) =>
    updateRules({ params, body: { rules: [{ rule, enabled }] } }).unwrap(),
  );
  const ofOrganization = useSwitching((rule: OrganizationRule, enabled) =>
    updateSettings({ params: own, body: { rules: [{ rule, enabled }] } }).unwrap(),
  );
  const failed = rules.isError || settings.isError;
  const ready = words && rules.data && settings.data;
  const retry = () => {
    void rules.refetch();
    void settings.refetch();
  };
  return (
    <Modal title={t('rules')} width={720} onClose={close}>
      {failed && <ErrorState onRetry={retry}>{errorMessage(rules.error ?? settings.error)}</ErrorState>}
      {!failed && !ready && <Skeleton $height="420px" />}
      {!failed && ready && (
        <Stack $gap={5}>
          <h3>{t('rules_website')}</h3>
          <RuleSwitches
            {...ofWebsite}
            rules={rules.data!.rules}
            words={words}
            isDisabled={(rule) => role < (ADMIN_RULES.includes(rule) ? ROLES.admin : ROLES.member)}
            noteOf={(rule) =>
              role < ROLES.admin && ADMIN_RULES.includes(rule) ? t('admins_only') : undefined
            }
          />
          <h3>{t('rules_organization')}</h3>
          <p>{t(role < ROLES.admin ? 'admins_only' : 'mailed_to')}</p>
          <RuleSwitches
            {...ofOrganization}
            rules={settings.data!.rules}
            words={words}
            isDisabled={() => role < ROLES.admin}
          />
          {role >= ROLES.admin && (
            <>
              <h3>{t('quiet')}</h3>
              <QuietHoursForm key={own.id} id={own.id} settings={settings.data!} />
            </>
          )}
        </Stack>
      )}
    </Modal>
  );
};
