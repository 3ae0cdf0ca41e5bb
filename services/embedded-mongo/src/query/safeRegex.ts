import { MongoError } from '../errors';

const MAX_PATTERN = 1000;
/** Steps that one test may take in the worst case: about a quarter of a second. */
const MAX_STEPS = 2e8;

export type TextTest = (text: string) => boolean;

/**
 * A regular expression from a client. It runs on the event loop, so patterns that can take exponential time
 * (a repeated group that itself repeats or branches) and very long ones are refused, and a text is refused
 * when its length to the power of the repetitions is beyond what others would notice.
 */
export function safeRegex(pattern: string, flags: string): TextTest {
  const { regex, maxText } = boundedRegex(pattern, flags);
  return (text) => {
    checkText(text, maxText);
    return regex.test(text);
  };
}

/** The first match or all matches, with the same bounds. */
export function regexSearch(pattern: string, flags: string, text: string, all: boolean): RegexMatch[] {
  const { regex, maxText } = boundedRegex(pattern, flags);
  checkText(text, maxText);
  const found = all
    ? [...text.matchAll(new RegExp(regex, `${regex.flags}g`))]
    : [regex.exec(text) ?? []].filter((match) => match.length > 0);
  return found.map((match) => ({
    match: match[0]!,
    idx: (match as RegExpExecArray).index,
    captures: match.slice(1).map((capture) => capture ?? null),
  }));
}

export interface RegexMatch {
  match: string;
  idx: number;
  captures: (string | null)[];
}

function checkText(text: string, maxText: number): void {
  if (text.length > maxText) throw refused(`repeats too often for a text of ${text.length} characters`);
}

function boundedRegex(pattern: string, flags: string): { regex: RegExp; maxText: number } {
  if (pattern.includes('\0')) throw refused('cannot contain an embedded null byte');
  if (pattern.length > MAX_PATTERN) throw refused(`is longer than ${MAX_PATTERN} characters`);
  for (const flag of flags)
    if (!'imsxu'.includes(flag)) throw new MongoError('BadValue', `invalid flag in regex options: ${flag}`);
  const source = flags.includes('x') ? withoutComments(pattern) : pattern;
  const inline = /^\(\?([imsx]+)\)/.exec(source);
  const body = inline ? source.slice(inline[0].length) : source;
  const wanted = new Set([...flags, ...(inline?.[1] ?? '')].filter((flag) => 'ims'.includes(flag)));
  const repetitions = countRepetitions(body);
  if (repetitions === undefined) throw refused('repeats a group that repeats or branches');
  const anchored = body.startsWith('^') && !wanted.has('m');
  const maxText = repetitions === 0 ? Infinity : MAX_STEPS ** (1 / (repetitions + (anchored ? 0 : 1)));
  return { regex: compile(body, [...wanted].join('')), maxText };
}

function compile(body: string, flags: string): RegExp {
  try {
    return new RegExp(body, flags);
  } catch {
    throw refused(`is invalid: ${body}`);
  }
}

function refused(why: string): MongoError {
  return new MongoError('BadValue', `Regular expression ${why}`);
}

function withoutComments(pattern: string): string {
  return pattern.replace(/\\.|\[(?:\\.|[^\]])*\]|\s+|#.*/g, (part) => (/^(\s|#)/.test(part) ? '' : part));
}

interface Group {
  repeats: boolean;
  branches: boolean;
}

/**
 * The number of unbounded (or large) repetitions; undefined when a group under one contains a repetition or
 * an alternative, or when the pattern refers back to a group.
 */
function countRepetitions(pattern: string): number | undefined {
  const stack: Group[] = [{ repeats: false, branches: false }];
  let closed: Group | undefined;
  let unbounded = 0;
  for (let i = 0; i < pattern.length; i++) {
    const char = pattern[i]!;
    const top = stack[stack.length - 1]!;
    if (char === '\\') {
      // A back reference to a repeated group needs backtracking without a bound.
      if (/[1-9k]/.test(pattern[i + 1] ?? '')) return undefined;
      i++;
      closed = undefined;
    } else if (char === '[') {
      i = endOfClass(pattern, i);
      closed = undefined;
    } else if (char === '(') {
      stack.push({ repeats: false, branches: false });
      closed = undefined;
    } else if (char === ')') {
      closed = stack.length > 1 ? stack.pop() : undefined;
      const parent = stack[stack.length - 1]!;
      if (closed?.repeats) parent.repeats = true;
      if (closed?.branches) parent.branches = true;
    } else if (char === '|') {
      top.branches = true;
      closed = undefined;
    } else {
      const large = repetition(pattern, i);
      if (large === undefined) {
        closed = undefined;
        continue;
      }
      if (large) {
        if (closed && (closed.repeats || closed.branches)) return undefined;
        unbounded++;
        top.repeats = true;
      }
      if (char === '{') i = pattern.indexOf('}', i);
      closed = undefined;
    }
  }
  return unbounded;
}

/** undefined: no repetition here; else whether it may repeat often. */
function repetition(pattern: string, at: number): boolean | undefined {
  const char = pattern[at];
  if (char === '*' || char === '+') return true;
  if (char === '?') return pattern[at - 1] === '(' ? undefined : false;
  const bounds = char === '{' ? /^\{(\d+)(,(\d*))?\}/.exec(pattern.slice(at, at + 24)) : null;
  if (!bounds) return undefined;
  if (bounds[2] !== undefined && bounds[3] === '') return true;
  return Number(bounds[3] || bounds[1]) > 20;
}

function endOfClass(pattern: string, at: number): number {
  for (let i = at + 1; i < pattern.length; i++) {
    if (pattern[i] === '\\') i++;
    else if (pattern[i] === ']' && i > at + 1) return i;
  }
  return pattern.length;
}
