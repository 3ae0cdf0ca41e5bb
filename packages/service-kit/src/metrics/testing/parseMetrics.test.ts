import { parseMetrics } from './parseMetrics';

const head = (type: string, name = 'a_total') => `# HELP ${name} What it is.\n# TYPE ${name} ${type}\n`;

it('takes what the format allows', () => {
  const [family] = parseMetrics(`${head('counter')}a_total{b="c \\"d\\" \\\\ \\n"} 1.5e3\n`);
  expect(family?.samples).toEqual([{ name: 'a_total', labels: { b: 'c \\"d\\" \\\\ \\n' }, value: 1500 }]);
});

it.each([
  ['no end of the last line', `${head('counter')}a_total 1`],
  ['a sample before its type', 'a_total 1\n'],
  ['a sample of another name', `${head('counter')}b_total 1\n`],
  ['a type that does not exist', head('number')],
  ['a value that is no number', `${head('counter')}a_total one\n`],
  ['a time', `${head('counter')}a_total 1 1700000000000\n`],
  ['an open label', `${head('counter')}a_total{b="c} 1\n`],
  ['a label without quotes', `${head('counter')}a_total{b=c} 1\n`],
  ['a label twice', `${head('counter')}a_total{b="c",b="d"} 1\n`],
  ['a series twice', `${head('counter')}a_total{b="c",d="e"} 1\na_total{d="e",b="c"} 1\n`],
  ['a name twice', `${head('counter')}a_total 1\n${head('counter')}a_total{b="c"} 1\n`],
  ['a negative counter', `${head('counter')}a_total -1\n`],
  ['a counter without _total', `${head('counter', 'a')}a 1\n`],
  [
    'buckets that fall',
    `${head('histogram', 'h')}h_bucket{le="1"} 2\nh_bucket{le="+Inf"} 1\nh_sum 1\nh_count 1\n`,
  ],
  ['a histogram without its end', `${head('histogram', 'h')}h_bucket{le="1"} 2\nh_sum 1\nh_count 2\n`],
  ['+Inf that is not the count', `${head('histogram', 'h')}h_bucket{le="+Inf"} 2\nh_sum 1\nh_count 3\n`],
])('refuses %s', (_what, text) => {
  expect(() => parseMetrics(text)).toThrow();
});
