import type { Alert } from '@yinyom/contracts/notify/alerts';
import { formatDate } from '@yinyom/mfe-kit';

/** Names that are listed; of more the first ones. */
const MOST_NAMES = 3;

/**
 * What an alert is about, in a few words: two webhooks that take no messages are two lines of one title, and this sets them
 * apart. Empty where the title says it.
 */
export const aboutOf = ({ figures }: Pick<Alert, 'figures'>): string => {
  const { names, url, day, item, signal, controller } = figures;
  if (names && names.length > 0) {
    const more = names.length > MOST_NAMES ? [`+${names.length - MOST_NAMES}`] : [];
    return [...names.slice(0, MOST_NAMES), ...more].join(', ');
  }
  return url ?? (day ? formatDate(day) : undefined) ?? item?.domain ?? signal?.page ?? controller ?? '';
};
