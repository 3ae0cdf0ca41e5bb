import { badValue, type MongoError } from '../errors/mongoError';
import { type Cost, costOf } from './regexCost';

const MAX_PATTERN = 1000;
/** Steps that one test may take in the worst case: about a quarter of a second. */
const MAX_STEPS = 1e8;

/** So many characters that must follow each other are looked for in texts of any length. */
const SHORT = 64;

export type TextTest = (text: string) => boolean;

/**
 * A regular expression from a client. It runs on the event loop, so patterns that can take exponential time
 * (a group without end that itself repeats or branches) and very long ones are refused, and a text is refused
 * when the steps of the worst case are beyond what others would notice.
 */
export function safeRegex(pattern: string, flags: string): TextTest {
  const { regex, maxText } = boundedRegex(pattern, flags);
  return (text) => {
    if (text.length > maxText) throw refused(`repeats too often for a text of ${text.length} characters`);
    return regex.test(text);
  };
}

function boundedRegex(pattern: string, flags: string): { regex: RegExp; maxText: number } {
  if (pattern.includes('\0')) throw refused('cannot contain an embedded null byte');
  if (pattern.length > MAX_PATTERN) throw refused(`is longer than ${MAX_PATTERN} characters`);
  for (const flag of flags)
    if (!'imsxu'.includes(flag)) throw badValue(`invalid flag in regex options: ${flag}`);
  const source = flags.includes('x') ? withoutComments(pattern) : pattern;
  const inline = /^\(\?([imsx]+)\)/.exec(source);
  const body = inline ? source.slice(inline[0].length) : source;
  const wanted = new Set([...flags, ...(inline?.[1] ?? '')].filter((flag) => 'ims'.includes(flag)));
  const cost = costOf(body);
  if (!cost) throw refused('repeats a group that repeats or branches, or refers back to one');
  const anchored = body.startsWith('^') && !wanted.has('m');
  return { regex: compile(body, [...wanted].join('')), maxText: longestText(cost, anchored) };
}

/** The longest text whose worst case stays within the steps that are allowed. */
function longestText({ ways, length, loops }: Cost, anchored: boolean): number {
  if (ways === 1 && loops === 0 && length <= SHORT) return Infinity;
  const steps = MAX_STEPS / (ways * length);
  if (steps < 1) throw refused('can match in too many ways');
  const powers = loops + (anchored ? 0 : 1);
  return powers === 0 ? Infinity : steps ** (1 / powers);
}

function compile(body: string, flags: string): RegExp {
  try {
    return new RegExp(body, flags);
  } catch {
    throw refused(`is invalid: ${body}`);
  }
}

function refused(why: string): MongoError {
  return badValue(`Regular expression ${why}`);
}

function withoutComments(pattern: string): string {
  return pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]?|\s+|#.*/g, (part) => (/^(\s|#)/.test(part) ? '' : part));
}
