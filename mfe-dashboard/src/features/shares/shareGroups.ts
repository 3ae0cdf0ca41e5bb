import { isAsked } from '@yinyom/contracts/evidence/choiceKind';
import type { MonthlyReport } from '@yinyom/contracts/consents/monthlyReport';
import { CONSENT_TYPES, LANGUAGE_NAMES } from '@yinyom/contracts/constants';

import type { RowFilters } from '../../rows/rowFilters';

/** The parts of a summary or monthly report that can be shown as shares. */
export type ShareFigures = Pick<
  MonthlyReport,
  'by_type' | 'by_category' | 'by_device' | 'by_language' | 'decisions'
>;

export interface Share {
  key: string;
  label: string;
  count: number;
  /** What the bar is a part of. */
  total: number;
  /** Rows that make the figure. */
  rows: Partial<RowFilters> | undefined;
}

export interface ShareGroup {
  title: string;
  shares: Share[];
}

type Words = (key: string) => string;
type Category = ShareFigures['by_category'][number];

/** Necessary is nothing to accept; what nobody classified is denied to everybody: without a grant it says nothing. */
const UNCLASSIFIED = 0;
const worthShowing = (category: Category): boolean =>
  isAsked(category) && (category.type !== UNCLASSIFIED || category.granted > 0);

const sum = (shares: readonly { count: number }[]): number =>
  shares.reduce((total, { count }) => total + count, 0);
const withTotal = (shares: Omit<Share, 'total'>[]): Share[] => {
  const total = sum(shares);
  return shares.filter(({ count }) => count > 0).map((share) => ({ ...share, total }));
};

/** Breakdowns by type, category, device and language, each with the total that its bars are parts of. */
export const shareGroups = (
  figures: ShareFigures,
  t: Words,
  nameOf: (category: Category) => string,
): ShareGroup[] => [
  {
    title: t('share.byType'),
    shares: withTotal(
      CONSENT_TYPES.map((type) => ({
        key: type,
        label: t(`evidence.type.${type}`),
        count: figures.by_type[type],
        rows: { rows: 'log', consent_type: type },
      })),
    ),
  },
  {
    title: t('share.byCategory'),
    shares: figures.by_category.filter(worthShowing).map((category) => ({
      key: category.id,
      label: nameOf(category),
      count: category.granted,
      total: category.granted + category.denied,
      rows: { rows: 'log', granted: category.id },
    })),
  },
  {
    title: t('share.byDevice'),
    shares: withTotal(
      figures.by_device.map(({ device, count }) => ({
        key: device,
        label: t(`evidence.device.${device}`),
        count,
        rows: { rows: 'log', device },
      })),
    ),
  },
  {
    title: t('share.byLanguage'),
    shares: withTotal(
      figures.by_language.map(({ language, count }) => ({
        key: language,
        label: LANGUAGE_NAMES[language],
        count,
        rows: { rows: 'log', language },
      })),
    ),
  },
];
