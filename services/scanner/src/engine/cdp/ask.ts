import type { CDPSession } from 'puppeteer';
import { slowness } from './slowness';

type Commands = Parameters<CDPSession['send']>[0];

/** The browser, or a page in it, did not answer in time. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** Longest wait for one answer: whoever hangs longer hangs for good. */
const ANSWER_MS = 4_000;

/**
 * Settles as `work` does, or rejects with `NoAnswer` after `ms`.
 * @param ms milliseconds
 */
export const within = async <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`no answer within ${ms} ms`)), ms);
    // The wait for a page that was given up does not keep the process alive.
    timer.unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * The same for what the browser does. A busy machine gets more time: what only is slow there does not hang (docs/decisions/268).
 * @param ms milliseconds on an idle machine
 */
export const browserWithin = <T>(work: Promise<T>, ms: number): Promise<T> =>
  within(work, Math.round(ms * slowness()));

/**
 * Sends a command and waits for its answer, but never forever: a page that hangs answers nothing.
 * @throws NoAnswer, or what the browser answers instead
 */
export const ask = <C extends Commands>(
  session: CDPSession,
  command: C,
  params?: Parameters<typeof session.send<C>>[1],
  ms: number = ANSWER_MS,
): ReturnType<typeof session.send<C>> =>
  browserWithin(session.send<C>(command, params), ms) as ReturnType<typeof session.send<C>>;

/** Sends a command whose answer nobody needs; a target that is gone or does not know it is no failure. */
export const tell = (session: CDPSession, command: Commands, params?: object): void => {
  session.send(command, params as never).catch(() => undefined);
};
