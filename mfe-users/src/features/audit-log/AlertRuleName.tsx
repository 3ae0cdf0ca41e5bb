import type { AlertRule } from '@yinyom/contracts/notify/alertRules';
import { Suspense } from 'react';
import { useAlertTexts } from '../../texts/useAlertTexts';
import { fieldWords } from './auditChange';

const Loaded = ({ rule }: { rule: AlertRule }) => {
  const t = useAlertTexts();
  return <>{t(`rule.${rule}.title`, { defaultValue: fieldWords(rule) })}</>;
};

/** What an alert is called; the words of its code until that is loaded. */
export const AlertRuleName = ({ rule }: { rule: AlertRule }) => (
  <Suspense fallback={fieldWords(rule)}>
    <Loaded rule={rule} />
  </Suspense>
);
