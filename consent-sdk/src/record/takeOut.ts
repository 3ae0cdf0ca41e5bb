import { removeItem } from '../platform/webStorage';
import { isEmpty, type Outbox } from './outbox';

/** Takes a decision out of the outbox; an empty one leaves nothing in storage. */
export const takeOut = (outbox: Outbox, eventId: string): void => {
  const { [eventId]: _taken, ...others } = outbox.waiting();
  outbox.keep(others);
  if (isEmpty(outbox)) removeItem(outbox.key);
};
