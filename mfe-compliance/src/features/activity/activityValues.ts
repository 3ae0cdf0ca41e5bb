import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import type { BodyInputOf } from '@yinyom/contracts/endpoint';
import type { L10n } from '@yinyom/contracts/fields';
import type { createProcessingActivity } from '@yinyom/contracts/papers/activities';
import type { ProcessingActivity } from '@yinyom/contracts/papers/activity';
import {
  REVIEW_MONTHS,
  TRANSFER_GROUNDS,
  WRITABLE_ITEMS,
  type PaperRole,
} from '@yinyom/contracts/papers/paperItems';

type Texts = Record<Lang, string>;
type Writable = (typeof WRITABLE_ITEMS)[number];
export type TransferValues = ProcessingActivity['cross_border'][number];

/** An activity as a form has it: numbers as people type them, an empty text for what is not stated. */
export type ActivityValues = {
  role: PaperRole;
  name: Texts;
  legal_basis: '' | NonNullable<ProcessingActivity['legal_basis']>;
  sensitive: '' | 'yes' | 'no';
  cross_border: TransferValues[];
  applications: string[];
  review_every_months: string;
  ended: boolean;
} & Record<`written_${Writable}`, Texts>;

const inAll = (texts: L10n): Texts =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, texts[lang] ?? ''])) as Texts;

const written = (of: (item: Writable) => L10n): Record<`written_${Writable}`, Texts> =>
  Object.fromEntries(WRITABLE_ITEMS.map((item) => [`written_${item}`, inAll(of(item))])) as Record<
    `written_${Writable}`,
    Texts
  >;

export const emptyActivity = (): ActivityValues => ({
  role: 'controller',
  name: inAll({}),
  legal_basis: '',
  sensitive: '',
  cross_border: [],
  applications: [],
  review_every_months: String(REVIEW_MONTHS.usual),
  ended: false,
  ...written(() => ({})),
});

export const newTransfer = (): TransferValues => ({
  recipient: '',
  country: '',
  ground: TRANSFER_GROUNDS[0],
});

export const activityValues = (activity: ProcessingActivity): ActivityValues => ({
  role: activity.role,
  name: inAll(activity.name),
  legal_basis: activity.legal_basis ?? '',
  sensitive: activity.sensitive === null ? '' : activity.sensitive ? 'yes' : 'no',
  cross_border: activity.cross_border,
  applications: activity.applications,
  review_every_months: String(activity.review_every_months),
  ended: activity.ended,
  ...written((item) => activity.paper_items.find((shown) => shown.item === item)?.written ?? {}),
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isChanged =
  (values: ActivityValues, before: ActivityValues) =>
  (name: keyof ActivityValues): boolean =>
    !isSame(values[name], before[name]);

/** Texts over a later version: each language that was typed over stays as typed. */
const rebasedTexts = (typed: Texts, before: Texts, latest: Texts): Texts =>
  Object.fromEntries(
    LANGUAGES.map((lang) => [lang, typed[lang] === before[lang] ? latest[lang] : typed[lang]]),
  ) as Texts;

const isTextField = (name: string): name is 'name' | `written_${Writable}` =>
  name === 'name' || name.startsWith('written_');

/** The form over a later version: what was not typed over is what that version says. */
export const rebasedActivity = (
  values: ActivityValues,
  before: ActivityValues,
  latest: ActivityValues,
): ActivityValues => {
  const names = Object.keys(values) as (keyof ActivityValues)[];
  const typed = names.filter(isChanged(values, before));
  return {
    ...latest,
    ...Object.fromEntries(
      typed.map((name) => [
        name,
        isTextField(name) ? rebasedTexts(values[name], before[name], latest[name]) : values[name],
      ]),
    ),
  };
};

const writtenBody = (values: ActivityValues, chosen: (name: keyof ActivityValues) => boolean) =>
  Object.fromEntries(
    WRITABLE_ITEMS.filter((item) => chosen(`written_${item}`)).map((item) => [
      item,
      values[`written_${item}`],
    ]),
  );

const others = (values: ActivityValues) => ({
  name: values.name,
  legal_basis: values.legal_basis || null,
  sensitive: values.sensitive === '' ? null : values.sensitive === 'yes',
  cross_border: values.cross_border,
  applications: values.applications,
  review_every_months: Number(values.review_every_months),
  ended: values.ended,
});

/** The request for a new activity; items that nothing was written about are not sent. */
export const createBody = (values: ActivityValues): BodyInputOf<typeof createProcessingActivity> => ({
  role: values.role,
  ...others(values),
  written: writtenBody(values, isChanged(values, emptyActivity())),
});

/** The request of a change: only what was changed, so that everything else stays as it is. */
export const changeBody = (values: ActivityValues, before: ActivityValues) => {
  const chosen = isChanged(values, before);
  const items = writtenBody(values, chosen);
  const fields = Object.entries(others(values)).filter(([name]) => chosen(name as keyof ActivityValues));
  return {
    ...Object.fromEntries(fields),
    ...(Object.keys(items).length > 0 && { written: items }),
  };
};

/** `written.security.th` → `written_security`: the form's name of a field of the request. */
export const activityField = (path: string): string => {
  const [first = path, second] = path.split('.');
  return first === 'written' && second ? `written_${second}` : first;
};
