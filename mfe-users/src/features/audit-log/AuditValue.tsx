import { LANGUAGE_NAMES, LANGUAGES, ROLES } from '@yinyom/contracts/constants';
import { ownValue } from '@yinyom/contracts/ownValue';
import { SUBJECT_RIGHTS } from '@yinyom/contracts/requests/rights';
import { OFFERED_SCOPES } from '@yinyom/contracts/identity/scopes';
import { formatDateTime } from '@yinyom/mfe-kit';
import { Suspense, type ReactNode } from 'react';
import { useAlertTexts } from '../../texts/useAlertTexts';
import { useAuditTexts } from '../../texts/useAuditTexts';
import { useKeysTexts } from '../../texts/useKeysTexts';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { useWebhookTexts } from '../../texts/useWebhookTexts';
import { isEmpty, isMoment, itemsOf, settingValue, shownValue } from './auditChange';

const roles = Object.values<unknown>(ROLES);
const offered: readonly string[] = OFFERED_SCOPES;
const languages: Readonly<Record<string, string>> = LANGUAGE_NAMES;

const isFilled = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isEmpty(value);

const Role = ({ value }: { value: unknown }) => <>{useUsersTexts()(`role.${String(value)}`)}</>;
const Status = ({ value }: { value: string }) => (
  <>{useUsersTexts()(`status.${value}`, { defaultValue: value })}</>
);
const AlertState = ({ value }: { value: string }) => (
  <>{useAlertTexts()(`state.${value}`, { defaultValue: value })}</>
);
const WebhookState = ({ value }: { value: string }) => (
  <>{useWebhookTexts()(`state_${value}`, { defaultValue: value })}</>
);
const Verdict = ({ value }: { value: string }) => (
  <>{useAuditTexts()(`verdict.${value}`, { defaultValue: value })}</>
);
/** Fields whose codes have words: a group each below `value` of the texts. */
const CODED = [
  'audience',
  'consent_signals',
  'papers',
  'reason',
  'signing',
  'source',
  'state',
  'store_ip',
  'store_ua',
  'unclassified_policy',
  'verification',
];
type Words = Readonly<Record<string, string>>;

/** One code, or a list of them. What has no word, of a newer platform, stays as it is. */
const Coded = ({ field, value }: { field: string; value: unknown }) => {
  const words = useAuditTexts()('value', { returnObjects: true }) as unknown as Readonly<
    Record<string, Words>
  >;
  const nameOf = (code: string): string => ownValue(ownValue(words, field) ?? {}, code) ?? code;
  return <>{[value].flat().map(String).map(nameOf).join(', ')}</>;
};

/** Events that a webhook receives, as its form names them. */
const Events = ({ value }: { value: readonly unknown[] }) => {
  const words = useWebhookTexts()('event', { returnObjects: true }) as unknown as Words;
  const nameOf = (event: string): string => ownValue(words, event.replace('.', '_')) ?? event;
  return <>{value.map(String).map(nameOf).join(', ')}</>;
};

const YesNo = ({ value }: { value: boolean }) => <>{useAuditTexts()(value ? 'yes' : 'no')}</>;

/** Scopes of a key, as the list of keys names them. */
const Scopes = ({ value }: { value: unknown }) => {
  const t = useKeysTexts();
  const nameOf = (scope: string): string => {
    const [noun = '', verb = ''] = scope.split(':');
    return offered.includes(scope) ? `${t(`scope.${noun}`)}: ${t(`verb.${verb}`)}` : scope;
  };
  return <>{itemsOf(value).map(nameOf).join(' · ')}</>;
};

/** Of `texts.th` the word is that of `texts`. Listed here: the contract's list brings all shapes of a website along. */
const SECTION_NAMES = ['design', 'texts', 'settings', 'categories', 'cookies', 'block_rules', 'policy'];

/** Sections that a website has from its group, as the pages of groups name them. */
const Sections = ({ value }: { value: unknown }) => {
  const t = useAuditTexts();
  const nameOf = (section: string): string => {
    const [name = '', language = ''] = section.split('.');
    if (!SECTION_NAMES.includes(name)) return section;
    return t(`section.${name}`, { language: ownValue(languages, language) ?? '' });
  };
  return <>{itemsOf(value).map(nameOf).join(', ')}</>;
};

const RIGHTS: readonly string[] = SUBJECT_RIGHTS;
const LEVELS = ['none', 'email_code', 'document'];
const KINDS = ['customer', 'employee', 'applicant', 'student', 'visitor', 'other'];

/** A setting about requests: a list, or days or levels of identification by right. Names of systems stay. */
const Setting = ({ field, value }: { field: string; value: object }) => {
  const t = useAuditTexts();
  if (Array.isArray(value)) {
    const nameOf = (one: string): string =>
      field === 'subject_kinds' && KINDS.includes(one) ? t(`subject_kind.${one}`) : one;
    return <>{value.map(String).map(nameOf).join(', ')}</>;
  }
  const lineOf = ([right, stored]: [string, unknown]): string => {
    const set = String(stored);
    const isLevel = field === 'identity_levels' && LEVELS.includes(set);
    return `${RIGHTS.includes(right) ? t(`right.${right}`) : right}: ${isLevel ? t(`identity.${set}`) : set}`;
  };
  return <>{Object.entries(value).map(lineOf).join(', ')}</>;
};

const named = (action: string, field: string, stored: unknown): ReactNode => {
  const value = action === 'request.settings_changed' ? settingValue(stored) : stored;
  if (typeof value === 'boolean') return <YesNo value={value} />;
  if (action === 'request.settings_changed' && isFilled(value))
    return <Setting field={field} value={value} />;
  if (field === 'role' && roles.includes(value)) return <Role value={value} />;
  if (field === 'scopes' && itemsOf(value).length > 0) return <Scopes value={value} />;
  if (field === 'sections' && itemsOf(value).length > 0) return <Sections value={value} />;
  if (/^(?:default_)?languages?$/.test(field) && itemsOf(value).length > 0)
    return itemsOf(value)
      .map((code) => (LANGUAGES.some((lang) => lang === code) ? languages[code] : code))
      .join(', ');
  if (field === 'events' && Array.isArray(value) && value.length > 0) return <Events value={value} />;
  if (CODED.includes(field) && Array.isArray(value) && value.length > 0)
    return <Coded field={field} value={value} />;
  if (typeof value !== 'string' || value === '') return shownValue(value);
  if (field === 'verdict') return <Verdict value={value} />;
  if (field === 'status') return <Status value={value} />;
  if (field === 'state' && action.startsWith('alert.')) return <AlertState value={value} />;
  if (field === 'state' && action.startsWith('webhook.')) return <WebhookState value={value} />;
  if (CODED.includes(field)) return <Coded field={field} value={value} />;
  return isMoment(value) ? formatDateTime(value) : value;
};

/** A stored value in words where there are some, as it is stored elsewhere and until they are loaded. */
export const AuditValue = (props: { action: string; field: string; value: unknown }) => (
  <Suspense fallback={shownValue(props.value)}>{named(props.action, props.field, props.value)}</Suspense>
);
