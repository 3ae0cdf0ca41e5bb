/** @jest-environment node
 * Registers its figures in the one registry that all modules of a process share. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collectDefaultMetrics } from 'prom-client';
import { parse } from 'yaml';
import './decisions';
import './instruments';
import './jobs';
import './requests';
import { registry } from './registry';

const WATCH = path.resolve(__dirname, '../../../../deploy/watch');
const read = (file: string): string => readFileSync(path.join(WATCH, file), 'utf8');

/** What the blackbox exporter tells of the page's certificate. */
const OF_OTHERS = new Set(['probe_ssl_earliest_cert_expiry']);
const NAME = /\b(?:yinyom|http_server|nodejs|process|probe)_\w+/g;

interface Panel {
  title: string;
  targets?: { expr: string }[];
}
const rules = (
  parse(read('alerts.yaml')) as { groups: { rules: { alert: string; expr: string }[] }[] }
).groups
  .flatMap((group) => group.rules)
  .map(({ alert, expr }) => ({ of: alert, expr }));
const plots = (JSON.parse(read('grafana.json')) as { panels: Panel[] }).panels.flatMap(
  ({ title, targets = [] }) => targets.map(({ expr }) => ({ of: title, expr })),
);

const familyOf = (name: string): string => name.replace(/_(?:bucket|sum|count)$/, '');

it('there are twelve alerts, and the plots show what they watch', () => {
  expect(rules).toHaveLength(12);
  const shown = new Set(plots.flatMap(({ expr }) => expr.match(NAME) ?? []).map(familyOf));
  const watched = rules.flatMap(({ expr }) => expr.match(NAME) ?? []).map(familyOf);
  expect(watched.filter((name) => !shown.has(name) && !OF_OTHERS.has(name))).toEqual([]);
});

it('the samples ask for nothing that no process tells, and every figure of ours is in a plot', () => {
  collectDefaultMetrics({ register: registry });
  const told = new Set(registry.getMetricsAsArray().map(({ name }) => name));
  const asked = [...rules, ...plots].flatMap(({ of, expr }) =>
    (expr.match(NAME) ?? []).map((name) => ({ of, name, family: familyOf(name) })),
  );
  const unknown = asked.filter(
    ({ name, family }) => !told.has(name) && !told.has(family) && !OF_OTHERS.has(name),
  );
  expect(unknown).toEqual([]);
  const named = new Set(asked.flatMap(({ name, family }) => [name, family]));
  const unseen = [...told].filter((name) => name.startsWith('yinyom_') && !named.has(name));
  expect(unseen).toEqual([]);
});
