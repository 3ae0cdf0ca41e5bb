import type { Delivery, DeliveryRecord, DeliveryTry } from '@yinyom/contracts/notify/deliveries';
import type { ListedDelivery } from '../queue/delivery.store';
import type { KeptTry, StoredDelivery } from '../queue/DeliveryRecord';

const toTry = ({ at, ...rest }: KeptTry): DeliveryTry => ({ at: at.toISOString(), ...rest });

const told = (record: ListedDelivery) => ({
  id: record._id,
  webhook_id: record.webhook_id,
  type: record.type,
  application_id: record.application_id,
  status: record.status,
  tries: record.tries,
  next_try_at: record.status === 'waiting' ? (record.next_at?.toISOString() ?? null) : null,
  created_at: record.created_at.toISOString(),
});

/** A message in a list. */
export const toDelivery = (record: ListedDelivery): Delivery => {
  const last = record.log.at(-1);
  if (!last) return { ...told(record), last_try: null };
  const { answer: _answer, ...rest } = toTry(last);
  return { ...told(record), last_try: rest };
};

/** A message with what was sent and answered. */
export const toDeliveryRecord = (record: StoredDelivery, body: string): DeliveryRecord => ({
  ...told(record),
  body,
  log: record.log.map(toTry),
});
