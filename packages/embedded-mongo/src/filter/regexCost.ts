/** What a regular expression may cost in the worst case. */
export interface Cost {
  /** In how many ways its bounded parts can match: alternatives and bounded repetitions. */
  ways: number;
  /** How many characters its longest way has, without the repetitions that have no end. */
  length: number;
  /** How many repetitions without an end may run over the text one inside the other's remains. */
  loops: number;
}

const ONE: Cost = { ways: 1, length: 1, loops: 0 };
const NOTHING: Cost = { ways: 1, length: 0, loops: 0 };

const inSequence = (a: Cost, b: Cost): Cost => ({
  ways: a.ways * b.ways,
  length: a.length + b.length,
  loops: a.loops + b.loops,
});

const eitherOf = (a: Cost, b: Cost): Cost => ({
  ways: a.ways + b.ways,
  length: a.length + b.length,
  loops: a.loops + b.loops,
});

/** undefined: the time would be exponential. */
const repeated = (cost: Cost, least: number, most: number): Cost | undefined => {
  if (most === Infinity)
    return cost.ways > 1 || cost.loops > 0
      ? undefined
      : { ways: 1, length: cost.length * Math.max(1, least), loops: 1 };
  if (cost.loops > 0 && most > 1) return undefined;
  return {
    ways: cost.ways ** most * (most - least + 1),
    length: cost.length * Math.max(1, most),
    loops: cost.loops,
  };
};

interface Group {
  /** The alternatives that are complete. */
  before?: Cost;
  /** The alternative that is being read, without its last part. */
  sequence: Cost;
  last: Cost;
}

const opened = (): Group => ({ sequence: NOTHING, last: NOTHING });
const branchOf = ({ sequence, last }: Group) => inSequence(sequence, last);
const wholeOf = (group: Group) => (group.before ? eitherOf(group.before, branchOf(group)) : branchOf(group));

/**
 * The cost of a pattern; undefined when a group under a repetition without an end contains a repetition or an
 * alternative, or when the pattern refers back to a group: its time could then be exponential.
 */
export function costOf(pattern: string): Cost | undefined {
  const stack: Group[] = [opened()];
  for (let i = 0; i < pattern.length; i++) {
    const char = pattern[i]!;
    const top = stack[stack.length - 1]!;
    const add = (part: Cost) => Object.assign(top, { sequence: branchOf(top), last: part });
    if (char === '\\') {
      // A back reference to a repeated group needs backtracking without a bound.
      if (/[1-9k]/.test(pattern[i + 1] ?? '')) return undefined;
      i++;
      add(ONE);
    } else if (char === '[') {
      i = endOfClass(pattern, i);
      add(ONE);
    } else if (char === '(') {
      stack.push(opened());
      i += /^\(\?(?:[:=!]|<[=!]|<\w+>)/.exec(pattern.slice(i, i + 80))?.[0].length ?? 1;
      i--;
    } else if (char === ')') {
      if (stack.length > 1) stack.pop();
      const parent = stack[stack.length - 1]!;
      Object.assign(parent, { sequence: branchOf(parent), last: wholeOf(top) });
    } else if (char === '|') {
      Object.assign(top, { before: wholeOf(top), sequence: NOTHING, last: NOTHING });
    } else {
      const range = repetition(pattern, i);
      if (!range) {
        add(ONE);
        continue;
      }
      const last = repeated(top.last, range.least, range.most);
      if (!last) return undefined;
      top.last = last;
      i = range.end;
      // A lazy repetition costs the same in the worst case.
      if (pattern[i + 1] === '?') i++;
    }
  }
  return stack.length === 1 ? wholeOf(stack[0]!) : undefined;
}

/** undefined: no repetition here. */
function repetition(pattern: string, at: number): { least: number; most: number; end: number } | undefined {
  const char = pattern[at];
  if (char === '*') return { least: 0, most: Infinity, end: at };
  if (char === '+') return { least: 1, most: Infinity, end: at };
  if (char === '?') return { least: 0, most: 1, end: at };
  const bounds = char === '{' ? /^\{(\d+)(,(\d*))?\}/.exec(pattern.slice(at, at + 24)) : null;
  if (!bounds) return undefined;
  const least = Number(bounds[1]);
  const most = bounds[2] === undefined ? least : bounds[3] === '' ? Infinity : Number(bounds[3]);
  return { least, most, end: at + bounds[0].length - 1 };
}

function endOfClass(pattern: string, at: number): number {
  for (let i = at + 1; i < pattern.length; i++) {
    if (pattern[i] === '\\') i++;
    else if (pattern[i] === ']' && i > at + 1) return i;
  }
  return pattern.length;
}
