import { TIME_ZONE_OFFSET_MS, type Lang } from '@yinyom/contracts/constants';
import type { ConsentMethod } from '@yinyom/contracts/consents/consentFields';
import { bangkokDay, eachDay } from '@yinyom/contracts/time/bangkokDay';
import { DAY_MS } from '@yinyom/contracts/durations';
import { BROWSERS, HOURS, LANGUAGE_SHARES, METHODS, WEEKDAYS, type Answer } from './habits';
import { oneOf, seeded } from './random';

/** A decision that nobody made. */
export interface PlannedDecision {
  at: Date;
  /** Who decides, counted from 0; whoever comes again has the same number. */
  visitor: number;
  returning: boolean;
  language: Lang;
  userAgent: string;
  method: ConsentMethod;
  gpc: boolean;
  /** Types of the categories that are granted. */
  granted: readonly number[];
  path: string;
}

export interface PastShape {
  seed: number;
  /** First and last moment. */
  from: Date;
  to: Date;
  /** Decisions of an ordinary day. */
  perDay: number;
  paths: readonly string[];
}

/** More visitors at the end than at the beginning, as of a website that is looked after. */
const GROWTH = 0.3;
const COME_AGAIN = 0.085;
const ALL_TYPES = [2, 3, 4];

type Visitor = Pick<PlannedDecision, 'language' | 'userAgent'> & { answer: Answer; number: number };

const grantedBy = (answer: Answer, random: () => number): number[] => {
  if (answer === 'accept') return ALL_TYPES;
  if (answer === 'decline') return [];
  const chosen = ALL_TYPES.filter((type) => random() < (type === 2 ? 0.75 : type === 3 ? 0.6 : 0.15));
  // Whoever opens the window and grants nothing at all has declined by it.
  return chosen.length > 0 ? chosen : [2];
};

/** Moments of one day in their order, more of them when people are awake. */
const momentsOf = (day: string, count: number, random: () => number): Date[] =>
  Array.from({ length: count }, () => {
    const hour = oneOf(random, HOURS);
    const midnight = Date.parse(`${day}T00:00:00Z`) - TIME_ZONE_OFFSET_MS;
    return new Date(midnight + Math.floor((hour + random()) * 3_600_000));
  }).sort((a, b) => a.getTime() - b.getTime());

/**
 * A past as a website of a university could have had it: quiet week-ends, mostly Thai, mostly phones, some who come again
 * and withdraw or choose otherwise. The same shape gives the same past. Pure.
 */
export const planPast = ({ seed, from, to, perDay, paths }: PastShape): PlannedDecision[] => {
  const random = seeded(seed);
  const known: Visitor[] = [];
  const span = (to.getTime() - from.getTime()) / DAY_MS;

  const newVisitor = (): Visitor => ({
    number: known.length,
    language: oneOf(random, LANGUAGE_SHARES),
    userAgent: oneOf(random, BROWSERS),
    answer: oneOf<Answer>(random, [
      ['accept', 0.52],
      ['decline', 0.29],
      ['choose', 0.19],
    ]),
  });

  const decisionAt = (at: Date): PlannedDecision => {
    const comesAgain = known.length > 40 && random() < COME_AGAIN;
    const met = known[Math.floor(random() * known.length)];
    const visitor = comesAgain && met ? met : newVisitor();
    const returning = visitor === met && comesAgain;
    if (returning) visitor.answer = visitor.answer === 'decline' ? 'choose' : 'decline';
    else known.push(visitor);
    // Who comes again does so in the window with the settings.
    const method =
      returning && visitor.answer === 'decline' ? 'modal_decline' : oneOf(random, METHODS[visitor.answer]);
    const gpc = !returning && visitor.answer === 'decline' && random() < 0.06;
    return {
      at,
      visitor: visitor.number,
      returning,
      language: visitor.language,
      userAgent: visitor.userAgent,
      method: gpc ? 'api' : method,
      gpc,
      granted: grantedBy(visitor.answer, random),
      path: paths[Math.floor(random() ** 2 * paths.length)] ?? '/',
    };
  };

  return eachDay(bangkokDay(from), bangkokDay(to)).flatMap((day, index) => {
    const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 1;
    const expected = perDay * weekday * (1 + GROWTH * (index / span - 0.5)) * (0.82 + 0.36 * random());
    return momentsOf(day, Math.round(expected), random)
      .filter((at) => at >= from && at <= to)
      .map(decisionAt);
  });
};
