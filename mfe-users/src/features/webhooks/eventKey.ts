import { EVENT_TYPES, type EventType } from '@yinyom/contracts/notify/eventTypes';

/** The type that a message of an event carries. */
export const sentType = (event: EventType): string =>
  event === 'consent.recorded' ? 'consent.batch' : event;

/** The key of an event's name. */
export const eventKey = (event: EventType | 'ping'): string => `event.${event.replace('.', '_')}`;

/** The key of the name of what was sent; undefined for a type of a newer platform. */
export const sentKey = (type: string): string | undefined => {
  const event = type === 'ping' ? type : EVENT_TYPES.find((each) => sentType(each) === type);
  return event && eventKey(event);
};
