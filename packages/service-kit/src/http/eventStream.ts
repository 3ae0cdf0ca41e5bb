import type { Response } from '../request/requestContext';

/** Begins an answer of server-sent events: no cache keeps it, and no proxy holds it back or packs it. */
export const beginEvents = (res: Response): void => {
  res.status(200).type('text/event-stream');
  res.setHeader('Cache-Control', 'no-store, no-transform');
  res.setHeader('X-Accel-Buffering', 'no');
  res.flushHeaders();
};

/** One event as it is sent. Without a name it is a `message`. */
export const eventText = (data: unknown, { id, event }: { id?: string; event?: string } = {}): string =>
  `${id === undefined ? '' : `id: ${id}\n`}${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`;
