import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { CategoryChoice } from '@yinyom/contracts/consents/consent';
import type { RecordConsentBody } from '@yinyom/contracts/consents/ingest';
import type { ChoiceOrigin } from '@yinyom/contracts/consents/takenOver';
import { endOfTakeOver, type TakeOver } from '@yinyom/contracts/websites/takeOver';
import { invalidField, rejected } from '@yinyom/service-kit/AppError';

const { necessary, unclassified } = CATEGORY_TYPES;

/**
 * Where a choice was made that another product had stored; undefined for what was decided here. The website's owner says
 * which products that can be, until when, and whether acceptances are taken over at all.
 * @throws AppError 422 take_over_refused, or date_invalid for one that was made after it was taken over
 */
export const originOf = (
  takeOver: TakeOver,
  { method, origin, client_time }: Pick<RecordConsentBody, 'method' | 'origin' | 'client_time'>,
  categories: readonly CategoryChoice[],
): ChoiceOrigin | undefined => {
  if ((method === 'taken_over') !== (origin !== undefined)) throw rejected('take_over_refused');
  if (!origin) return undefined;
  const open = categories.filter(({ type }) => type !== necessary && type !== unclassified);
  const grants = open.some(({ granted }) => granted);
  const taken = Date.parse(client_time);
  if (
    open.length === 0 ||
    !takeOver.from.includes(origin.product) ||
    taken >= endOfTakeOver(takeOver) ||
    (grants && !takeOver.consents)
  )
    throw rejected('take_over_refused');
  if (origin.decided_at === null) return origin;
  const decided = new Date(origin.decided_at);
  if (decided.getTime() > taken) throw invalidField('origin.decided_at', 'date_invalid');
  return { ...origin, decided_at: decided.toISOString() };
};
