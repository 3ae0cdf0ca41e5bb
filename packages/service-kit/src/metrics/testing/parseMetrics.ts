const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*/;
const LABEL = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"/;
const VALUE = /^(?:[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?|[-+]Inf|NaN)$/i;
const TYPES = ['counter', 'gauge', 'histogram', 'summary', 'untyped'];
const SUFFIXES: Record<string, string[]> = {
  histogram: ['_bucket', '_sum', '_count'],
  summary: ['', '_sum', '_count'],
};

export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}
export interface Family {
  name: string;
  type: string;
  help: string;
  samples: Sample[];
}

const labelsOf = (text: string): { labels: Record<string, string>; rest: string } => {
  const labels: Record<string, string> = {};
  if (!text.startsWith('{')) return { labels, rest: text };
  let rest = text.slice(1);
  while (!rest.startsWith('}')) {
    const [all, name, value] = LABEL.exec(rest) ?? [];
    if (all === undefined || name === undefined || value === undefined) throw new Error(`no label: ${rest}`);
    if (name in labels) throw new Error(`label ${name} twice`);
    labels[name] = value;
    rest = rest.slice(all.length);
    if (rest.startsWith(',')) rest = rest.slice(1);
    else if (!rest.startsWith('}')) throw new Error(`no end of labels: ${rest}`);
  }
  return { labels, rest: rest.slice(1) };
};

const sampleOf = (line: string): Sample => {
  const name = NAME.exec(line)?.[0];
  if (name === undefined) throw new Error(`no name: ${line}`);
  const { labels, rest } = labelsOf(line.slice(name.length));
  const value = rest.slice(1);
  // No time: the one that reads says when.
  if (!rest.startsWith(' ') || !VALUE.test(value)) throw new Error(`no value: ${line}`);
  return { name, labels, value: Number(value.replace('Inf', 'Infinity')) };
};

const without = ({ le: _le, ...labels }: Record<string, string>): string => JSON.stringify(labels);

/** Buckets rise with their bounds and end with all that were counted. */
const checkHistogram = ({ name, samples }: Family): void => {
  const ends = new Map(
    samples.filter((one) => one.name === `${name}_count`).map((one) => [without(one.labels), one.value]),
  );
  const last = new Map<string, { le: number; value: number }>();
  for (const { name: own, labels, value } of samples) {
    if (own !== `${name}_bucket`) continue;
    const le = Number((labels['le'] ?? '').replace('+Inf', 'Infinity'));
    const before = last.get(without(labels)) ?? { le: -Infinity, value: 0 };
    if (!(le > before.le) || value < before.value) throw new Error(`${name}: buckets do not rise at ${le}`);
    last.set(without(labels), { le, value });
  }
  for (const [key, { le, value }] of last)
    if (le !== Infinity || ends.get(key) !== value) throw new Error(`${name}: +Inf is not _count`);
  if (last.size !== ends.size) throw new Error(`${name}: a series has no buckets`);
};

/**
 * Reads the text format 0.0.4 as strictly as it is written: HELP, TYPE, then the samples of that name and nothing else, no
 * series twice, counters named and not negative, histograms whole.
 * @throws Error saying what is wrong
 */
export const parseMetrics = (text: string): Family[] => {
  if (!text.endsWith('\n')) throw new Error('the last line has no end');
  const families: Family[] = [];
  const seen = new Set<string>();
  let help: { name: string; text: string } | null = null;
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [, word, name = '', told = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (word === 'HELP') {
      if (families.some((family) => family.name === name)) throw new Error(`${name} twice`);
      help = { name, text: told };
    } else if (word === 'TYPE') {
      if (help?.name !== name || !TYPES.includes(told)) throw new Error(`no HELP, or no type: ${line}`);
      families.push({ name, type: told, help: help.text, samples: [] });
    } else {
      const family = families.at(-1);
      const sample = sampleOf(line);
      const names = (SUFFIXES[family?.type ?? ''] ?? ['']).map((suffix) => `${family?.name}${suffix}`);
      if (!family || !names.includes(sample.name)) throw new Error(`not of ${family?.name}: ${line}`);
      const series = sample.name + JSON.stringify(Object.entries(sample.labels).sort());
      if (seen.has(series)) throw new Error(`twice: ${line}`);
      seen.add(series);
      if (family.type === 'counter' && sample.value < 0) throw new Error(`negative: ${line}`);
      family.samples.push(sample);
    }
  }
  for (const family of families) {
    if (family.type === 'counter' && !family.name.endsWith('_total'))
      throw new Error(`${family.name} is a counter without _total`);
    if (family.type === 'histogram') checkHistogram(family);
  }
  return families;
};

/** How many series there are. */
export const countSeries = (families: readonly Family[]): number =>
  families.reduce((sum, { samples }) => sum + samples.length, 0);

/** The value of one series. @throws Error when there is not exactly one with these labels */
export const valueOf = (
  families: readonly Family[],
  name: string,
  labels: Record<string, string> = {},
): number => {
  const fits = (sample: Sample) =>
    sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value);
  const found = families.flatMap(({ samples }) => samples).filter(fits);
  if (found.length !== 1) throw new Error(`${found.length} series ${name} ${JSON.stringify(labels)}`);
  return (found[0] as Sample).value;
};
