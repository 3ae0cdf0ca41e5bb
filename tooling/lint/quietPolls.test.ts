import { Linter } from 'eslint';
import { quietPolls } from './quietPolls.mjs';

/** How often the rule complains about code. */
const complaints = (code: string): number =>
  new Linter().verify(code, {
    plugins: { yinyom: { rules: { 'quiet-polls': quietPolls } } },
    rules: { 'yinyom/quiet-polls': 'error' },
  }).length;

it.each([
  ['useJobsQuery(call, { pollingInterval: 1500, skip: !busy });'],
  ['useJobsQuery(call, { pollingInterval: 1500, skipPollingIfUnfocused: false });'],
  ['useJobsQuery(call, busy ? { pollingInterval: 1500 } : {});'],
  ['useJobsQuery(call, { ...more, "pollingInterval": busy ? 1500 : 0 });'],
])('a poll that would go on while the tab is hidden is refused: %s', (code) => {
  expect(complaints(code)).toBe(1);
});

it.each([
  ['useJobsQuery(call, { pollingInterval: 1500, skipPollingIfUnfocused: true, skip: !busy });'],
  ['useJobsQuery(call, { skip: !busy });'],
])('may be: %s', (code) => {
  expect(complaints(code)).toBe(0);
});
