import { ALERT_SEVERITIES } from '@yinyom/contracts/notify/alertRules';
import type { Alert } from '@yinyom/contracts/notify/alerts';

/** Alerts with one cause, the newest first. */
export interface AlertGroup {
  /** Id of its newest alert: a group that changes its state stays the same line. */
  key: string;
  alerts: readonly [Alert, ...Alert[]];
}

/** What is repaired once for all alerts that share it: the script that sets two cookies, the vendor that is sent a wrong signal. */
const causeOf = ({ figures: { item, signal, leak }, subject }: Alert): string => {
  if (leak) return leak.source;
  if (item) return item.hold ?? item.set_by ?? item.name;
  return signal ? `${signal.company} ${signal.code}` : subject;
};

/** The alerts in lines, in the order of the newest alert of each. Pure. */
export const alertGroups = (alerts: readonly Alert[]): AlertGroup[] => {
  const groups = new Map<string, [Alert, ...Alert[]]>();
  for (const alert of alerts) {
    const { rule, severity, state, application_id } = alert;
    const cause = JSON.stringify([rule, severity, state, application_id, causeOf(alert)]);
    const known = groups.get(cause);
    if (known) known.push(alert);
    else groups.set(cause, [alert]);
  }
  return [...groups.values()].map((members) => ({ key: members[0].id, alerts: members }));
};

/** What is worst first, and of what is as bad the newest. */
export const worstFirst = (alerts: readonly Alert[]): Alert[] =>
  ALERT_SEVERITIES.flatMap((severity) => alerts.filter((alert) => alert.severity === severity));
