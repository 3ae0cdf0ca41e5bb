/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { fetchedHelm } from './helm.cjs';
import { fetchedKubernetesValidate } from './kubernetesValidate.cjs';
import { SMALL, WHOLE } from './sampleValues';

const CHART = path.resolve(__dirname, '../../deploy/helm/yinyom');
/** The oldest version that the chart names, and the newest whose schemas there are. */
const VERSIONS = ['1.27', '1.37'];
/** Kinds that the gateway API and the Prometheus operator bring, not Kubernetes: they have no schema here. */
const BROUGHT = ['HTTPRoute', 'PrometheusRule', 'ServiceMonitor'];

it('the oldest of the versions is the one that the chart names', () => {
  const { kubeVersion } = parse(readFileSync(path.join(CHART, 'Chart.yaml'), 'utf8')) as Record<
    string,
    string
  >;
  expect(kubeVersion).toBe(`>=${VERSIONS[0]}-0`);
});

const helm = fetchedHelm();
const validator = fetchedKubernetesValidate();
const withBoth = helm && validator ? describe : describe.skip;
withBoth('the schemas of Kubernetes (kubernetes-validate of PyPI)', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'yy-schemas-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const render = (own: object): string => {
    const values = path.join(folder, 'values.json');
    writeFileSync(values, JSON.stringify(own));
    const { stdout, stderr, status } = spawnSync(helm ?? '', ['template', 'consent', CHART, '-f', values], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  /** @returns how many objects fit, which kinds have no schema, and what is wrong */
  const validate = (objects: string, version: string) => {
    const file = path.join(folder, 'objects.yaml');
    writeFileSync(file, objects);
    const { stdout, stderr, status } = spawnSync(validator ?? '', ['--strict', '-k', version, file], {
      encoding: 'utf8',
    });
    const lines = (stdout + stderr).split('\n').filter(Boolean);
    const kinds = lines.map((line) => /^WARN .* schema for kind (\w+)/.exec(line)?.[1]).filter(Boolean);
    return {
      status,
      fit: lines.filter((line) => / passed for resource /.test(line)).length,
      unknown: kinds.sort(),
      wrong: lines.filter((line) => !/^(?:INFO .* passed for resource |WARN )/.test(line)),
    };
  };

  it.each(
    VERSIONS.flatMap((version) => [
      ['the least', SMALL, version, [], 10] as const,
      ['everything', WHOLE, version, BROUGHT, 45] as const,
    ]),
  )(
    '%s, of which every object fits those of its kind, with no field that these do not know',
    (_what, own, version, unknown, least) => {
      const found = validate(render(own), version);
      expect(found).toMatchObject({ status: 0, unknown, wrong: [] });
      expect(found.fit).toBeGreaterThanOrEqual(least);
    },
  );

  it('a field that Kubernetes does not know, and a value of another type, are found', () => {
    const objects = render(SMALL);
    const unknown = objects.replace(/^(\s+)strategy:/m, '$1stratagy:');
    const mistyped = objects.replace(
      /^(\s+)automountServiceAccountToken: false/m,
      '$1automountServiceAccountToken: never',
    );
    for (const broken of [unknown, mistyped]) {
      expect(broken).not.toBe(objects);
      expect(validate(broken, '1.37').status).not.toBe(0);
    }
  });
});
