import type { CDPSession } from 'puppeteer';
import { tell } from './ask';

/** Something in the browser that can be spoken with: a window, a frame of another site, a worker. */
export interface Target {
  session: CDPSession;
  targetId: string;
  /** `page`, `iframe`, `worker`, `service_worker`, `shared_worker`, … */
  type: string;
  url: string;
  browserContextId: string | undefined;
}

/**
 * Sends what a target must hear before its first script.
 * @returns who prepares the targets under it, or null for a target that must not go on, or not yet
 */
export type Prepare = (target: Target) => Prepare | null;

/** Lets a prepared target go on. */
export const goOn = ({ session }: Target, next: Prepare): void => {
  followTargets(session, next);
  tell(session, 'Runtime.runIfWaitingForDebugger');
};

/**
 * Attaches to everything that appears under a session, and under what appears there, before it runs its first
 * script; when it is prepared it goes on.
 */
export const followTargets = (
  session: CDPSession,
  prepare: Prepare,
  filter?: { type?: string; exclude?: boolean }[],
): void => {
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    const child = session.connection()?.session(sessionId);
    if (!child) return;
    const { targetId, type, url, browserContextId } = targetInfo;
    const target = { session: child, targetId, type, url, browserContextId };
    const next = prepare(target);
    if (next) goOn(target, next);
  });
  tell(session, 'Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    ...(filter ? { filter } : {}),
  });
};
