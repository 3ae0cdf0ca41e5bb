import { LIVE } from '@yinyom/contracts/live/liveEvents';
import { AppError } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { beginEvents, eventText } from '@yinyom/service-kit/http/eventStream';
import { liveEnds, liveStreams } from '@yinyom/service-kit/metrics/instruments';
import type { Response } from '@yinyom/service-kit/request/requestContext';
import type { LiveHub } from './liveHub';

/** How often streams are looked after. */
const PULSE_MS = 500;

/** Why a stream ended, as metrics say it. */
type Ending = 'left' | 'renewed' | 'rights' | 'slow' | 'closing';

/** What tests make shorter. */
export type LivePace = Record<
  'heartbeatMs' | 'longestMs' | 'rightsMs' | 'bufferedBytes' | 'streams' | 'streamsOfOne',
  number
>;

interface Opening {
  applicationId: string;
  member: Member;
  lastId: string | undefined;
  /** Asks anew whether the reader may still watch. @throws when not */
  recheck(): Promise<Member>;
}

interface Stream {
  userId: string;
  pulse(now: number): void;
  end(why: Ending): void;
}

/** Streams of live figures: begun, kept alive, asked anew whether they may be read, and ended. */
export const createLiveStreams = (hub: LiveHub, pace: LivePace = LIVE) => {
  const open = new Set<Stream>();
  let closing = false;

  const timer = setInterval(() => {
    const now = Date.now();
    for (const stream of open) stream.pulse(now);
    hub.tidy();
  }, PULSE_MS);
  timer.unref();
  const stopTelling = liveStreams.ask(() => open.size);

  /** @throws AppError 503 or 429 when there are too many */
  const checkRoom = (userId: string): void => {
    if (closing || open.size >= pace.streams)
      throw new AppError(503, 'unavailable', { retryAfterSeconds: LIVE.pollMs / 1_000 });
    let own = 0;
    for (const stream of open) if (stream.userId === userId) own += 1;
    if (own >= pace.streamsOfOne)
      throw new AppError(429, 'rate_limited', { retryAfterSeconds: LIVE.pollMs / 1_000 });
  };

  return {
    begin: (res: Response, { applicationId, member: first, lastId, recheck }: Opening): void => {
      checkRoom(first.userId);
      const begun = Date.now();
      let member = first;
      let spokenAt = begun;
      let rightsAt = begun + pace.rightsMs;
      let leave: () => void = () => undefined;

      const write = (text: string): void => {
        spokenAt = Date.now();
        res.write(text);
        if (res.writableLength > pace.bufferedBytes) stream.end('slow');
      };
      const checkRights = (): void => {
        // Not again before this one is answered.
        rightsAt = Infinity;
        recheck().then(
          (still) => {
            member = still;
            rightsAt = Date.now() + pace.rightsMs;
          },
          () => stream.end('rights'),
        );
      };
      const stream: Stream = {
        userId: first.userId,
        pulse: (now) => {
          if (now >= begun + pace.longestMs) return stream.end('renewed');
          if (now >= rightsAt) checkRights();
          if (now >= spokenAt + pace.heartbeatMs) write(': hb\n\n');
        },
        end: (why) => {
          if (!open.delete(stream)) return;
          leave();
          liveEnds.inc({ reason: why });
          // What waits for a slow reader is not waited for.
          if (why === 'slow') res.destroy();
          else if (why !== 'left') res.end(eventText({}, { event: 'bye' }));
        },
      };

      // Throws when the time limit has answered: such a response never closes again, and its stream would never end.
      beginEvents(res);
      if (res.closed) return;
      open.add(stream);
      res.once('close', () => stream.end('left'));
      write(`retry: ${LIVE.retryMs}\n\n`);
      leave = hub.join(
        applicationId,
        {
          tell: (news) => {
            const readable = news.filter(({ mayRead }) => mayRead(member));
            if (readable.length > 0) write(readable.map(({ text }) => text).join(''));
          },
        },
        lastId,
      );
      // It may have ended while it was told what it had missed.
      if (!open.has(stream)) leave();
    },

    /** Says goodbye to everybody; nobody is let in any more. */
    close: (): void => {
      closing = true;
      clearInterval(timer);
      for (const stream of [...open]) stream.end('closing');
      stopTelling();
      hub.close();
    },
  };
};
export type LiveStreams = ReturnType<typeof createLiveStreams>;
