import { SCAN_DAYS, type ComplianceCheck } from '@yinyom/contracts/compliance/checks';
import { countStates } from '@yinyom/contracts/compliance/judgeCompliance';
import {
  FEWEST_FOR_PERCENT,
  SENTENCE_DAYS,
  type LateVisitors,
} from '@yinyom/contracts/compliance/lateVisitors';
import type { Lang } from '@yinyom/contracts/constants';
import type { ComplianceWords } from '../compliance/complianceWords';
import { fillWords, type WordValue } from './fillWords';

/** Percentage points that count as the same. */
const NEAR = 0.05;

/** What the sentence is made of. */
export interface SentenceFacts {
  checks: readonly ComplianceCheck[];
  visitors: LateVisitors;
}

/** Of a hundred only when it is a hundred, and none only when it is none: nobody is rounded away. */
const shareOf = ({ accepted, decided: all }: { accepted: number; decided: number }): WordValue => {
  const share = accepted / all;
  if (accepted === 0 || accepted === all) return { share };
  return { share: Math.min(0.99, Math.max(0.01, share)) };
};

/** What to think of a website, and what that rests on. Pure. */
export const sentenceParts = (
  { checks, visitors }: SentenceFacts,
  words: ComplianceWords,
  lang: Lang,
): { verdict: string; text: string } => {
  const { sentence } = words;
  const say = (text: string, values: Record<string, WordValue> = {}) => fillWords(text, values, lang);
  const find = (key: ComplianceCheck['key']) => checks.find((check) => check.key === key);
  const published = find('published');
  const clean = find('clean');
  const scanned = find('scanned');
  const isShown = published?.state === 'ok';

  const verdict = (): string => {
    if (published?.reason === 'unpublished') return sentence.not_started;
    if (published?.reason === 'disabled') return sentence.disabled;
    const { attention, unknown } = countStates(checks);
    if (attention > 0) return say(sentence.attention, { count: attention });
    return unknown > 0 ? say(sentence.unknown, { count: unknown }) : sentence.ok;
  };

  const trend = ({ decided: all, accepted, before }: LateVisitors): string => {
    if (before.decided < FEWEST_FOR_PERCENT) return '';
    const difference = accepted / all - before.accepted / before.decided;
    const near = Math.abs(difference) < NEAR;
    const text = near ? sentence.near : difference > 0 ? sentence.higher : sentence.lower;
    return say(text, { days: SENTENCE_DAYS, percent: shareOf(before) });
  };

  const decisions = (): string => {
    if (!isShown) return sentence.unseen;
    const { decided: all, accepted } = visitors;
    if (all === 0) return say(sentence.nobody, { days: SENTENCE_DAYS });
    if (all < FEWEST_FOR_PERCENT) return say(sentence.few, { accepted, decided: all, days: SENTENCE_DAYS });
    return `${say(sentence.rate, { percent: shareOf(visitors) })}${trend(visitors)}`;
  };

  const cleanliness = (): string => {
    if (clean?.state === 'ok') return sentence.clean;
    return clean?.reason === 'violations'
      ? say(sentence.violations, { count: clean.values['count'] ?? 0 })
      : sentence.clean_unknown;
  };

  const nextScan = (): string => {
    if (scanned?.reason === 'scan_running') return sentence.scan_running;
    const days = scanned?.values['days'];
    if (days === undefined || scanned?.reason === 'never_scanned') return sentence.scan_never;
    const left = SCAN_DAYS - days;
    if (left === 0) return sentence.scan_today;
    return left > 0 ? say(sentence.scan_left, { days: left }) : say(sentence.scan_late, { days: -left });
  };

  const never = scanned?.reason === 'never_scanned';
  const parts = [decisions(), ...(never ? [] : [cleanliness()]), nextScan()];
  return { verdict: verdict(), text: parts.join(' · ') };
};

/**
 * One sentence about how a website stands, in plain words: what to think of it, what visitors decided, whether something
 * ran before consent, and when to scan again. Pure; the same on screen and in mails.
 */
export const siteSentence = (facts: SentenceFacts, words: ComplianceWords, lang: Lang): string => {
  const { verdict, text } = sentenceParts(facts, words, lang);
  const { attention, unknown } = countStates(facts.checks);
  const isShown = facts.checks.find(({ key }) => key === 'published')?.state === 'ok';
  // What follows a colon explains it, and what visitors decided is no reason why checks need attention.
  const link = isShown && attention + unknown > 0 ? ' · ' : words.sentence.colon;
  return `${verdict}${link}${text}`;
};

/** Why a check stands as it does, in one sentence with its numbers. */
export const checkSentence = (
  { reason, values }: Pick<ComplianceCheck, 'reason' | 'values'>,
  words: ComplianceWords,
  lang: Lang,
): string => fillWords(words.reason[reason], values, lang);
