import type { BodyInputOf } from '@yinyom/contracts/endpoint';
import {
  MAX_SYSTEMS,
  saveRequestSettings,
  type RequestSettings,
} from '@yinyom/contracts/requests/requestSettings';
import { SUBJECT_RIGHTS, type SubjectRight } from '@yinyom/contracts/requests/rights';
import type { IDENTITY_LEVELS, SUBJECT_KINDS } from '@yinyom/contracts/requests/subjectRequest';
import { problemCodes } from '@yinyom/mfe-kit';

type IdentityLevel = (typeof IDENTITY_LEVELS)[number];

/** The form of the settings: numbers and lists as people type them. */
export type SettingsValues = {
  form_enabled: boolean;
  receivers: string[];
  subject_kinds: (typeof SUBJECT_KINDS)[number][];
  keep_months: string;
  backup_days: string;
  /** One name per line. */
  systems: string;
} & Record<`days_${SubjectRight}`, string> &
  Record<`level_${SubjectRight}`, IdentityLevel>;

/** A code is needed where an organization set nothing. */
const USUAL_LEVEL: IdentityLevel = 'email_code';

const ofRights = <Prefix extends string, Value>(
  prefix: Prefix,
  of: (right: SubjectRight) => Value,
): Record<`${Prefix}_${SubjectRight}`, Value> =>
  Object.fromEntries(SUBJECT_RIGHTS.map((right) => [`${prefix}_${right}`, of(right)])) as Record<
    `${Prefix}_${SubjectRight}`,
    Value
  >;

export const settingsValues = (settings: RequestSettings): SettingsValues => ({
  form_enabled: settings.form_enabled,
  receivers: settings.receivers,
  subject_kinds: settings.subject_kinds,
  keep_months: String(settings.keep_months),
  backup_days: String(settings.backup_days),
  systems: settings.systems.join('\n'),
  ...ofRights('days', (right) => String(settings.answer_days[right] ?? '')),
  ...ofRights('level', (right) => settings.identity_levels[right] ?? USUAL_LEVEL),
});

/** Names of systems as they are typed, one per line. */
export const typedLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const given = <Value>(of: (right: SubjectRight) => Value | undefined) =>
  Object.fromEntries(
    SUBJECT_RIGHTS.map((right) => [right, of(right)] as const).filter(([, value]) => value !== undefined),
  ) as Partial<Record<SubjectRight, Value>>;

/** The request of the form. A limit that was left empty is the default of the right. */
export const settingsBody = (values: SettingsValues): BodyInputOf<typeof saveRequestSettings> => ({
  form_enabled: values.form_enabled,
  receivers: values.receivers,
  subject_kinds: values.subject_kinds,
  answer_days: given((right) => {
    const days = values[`days_${right}`].trim();
    return days === '' ? undefined : Number(days);
  }),
  identity_levels: given((right) => {
    const level = values[`level_${right}`];
    return level === USUAL_LEVEL ? undefined : level;
  }),
  keep_months: Number(values.keep_months),
  backup_days: Number(values.backup_days),
  systems: typedLines(values.systems),
});

/** `answer_days.access` → `days_access`: the form's name of a field of the request. */
export const settingsField = (path: string): string => {
  const [first = path, second] = path.split('.');
  if (first === 'answer_days' && second) return `days_${second}`;
  return first === 'identity_levels' && second ? `level_${second}` : first;
};

/** Every wrong field of the form with the code of its message. A form without a receiver stays off. */
export const settingsProblems = (values: SettingsValues): Record<string, string> => ({
  ...problemCodes(saveRequestSettings.body!, settingsBody(values), settingsField),
  ...(values.form_enabled && values.receivers.length === 0 && { receivers: 'receivers_needed' }),
  ...(typedLines(values.systems).length > MAX_SYSTEMS && { systems: 'too_long' }),
});
