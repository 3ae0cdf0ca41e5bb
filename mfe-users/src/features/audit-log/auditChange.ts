import { AUDIT_FIELDS, type AuditField } from '@yinyom/contracts/identity/auditFields';
import type { AuditEvent } from '@yinyom/contracts/identity/auditLog';
import { ALERT_RULES, type AlertRule } from '@yinyom/contracts/notify/alertRules';

/** `settings.require_2fa` is a setting of an organization, `entry.note` an entry of a timeline. */
const lastPart = (field: string): string => field.replace(/^settings\./, '').replace(/^entry\..*/, 'entry');

/** The field that has a name; undefined for hosts, rules and fields of a newer platform. */
export const knownField = (field: string): AuditField | undefined =>
  AUDIT_FIELDS.find((name) => name === lastPart(field));

/** A field without a name in words: `rate_drop` is “rate drop”. Hosts stay as they are. */
export const fieldWords = (field: string): string =>
  field.includes('.') ? field : field.replaceAll('_', ' ');

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
export const isMoment = (value: unknown): value is string => typeof value === 'string' && MOMENT.test(value);

/** Nothing, an empty text, an empty list or an object without entries. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** A stored value: texts as they are, everything else as JSON. */
export const shownValue = (value: unknown): string => {
  if (isEmpty(value)) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Settings about requests are stored as JSON. */
export const settingValue = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};

/** Codes of a list, which some services store as one text with spaces. */
export const itemsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split(' ').filter(Boolean);
  return Array.isArray(value) ? value.map(String) : [];
};

/** Switches of alerts are named by their rule. */
export const isAlertRule = (name: string): name is AlertRule => Object.hasOwn(ALERT_RULES, name);

/** The rule of an alert that something was done to. */
export const alertOf = ({ type, label }: AuditEvent['target']): AlertRule | undefined =>
  type === 'alert' && isAlertRule(label) ? label : undefined;
