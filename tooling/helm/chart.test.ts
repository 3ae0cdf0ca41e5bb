/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { SERVICE_NAMES } from '@yinyom/contracts/service/services';
import { definitions } from '@yinyom/service-kit/settings/definitions';
import { SECRET_SETTINGS } from '@yinyom/service-kit/settings/secretSettings';
import { fetchedHelm } from './helm.cjs';
import { SMALL, WHOLE } from './sampleValues';

const ROOT = path.resolve(__dirname, '../..');
const CHART = path.join(ROOT, 'deploy/helm/yinyom');
const read = (file: string): string => readFileSync(path.join(CHART, file), 'utf8');
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };

interface Container {
  name: string;
  image: string;
  env?: { name: string; value: string }[];
  securityContext: object;
}
interface Pod {
  automountServiceAccountToken: boolean;
  securityContext: object;
  containers: Container[];
  volumes?: { name: string; secret?: { items: { key: string }[] } }[];
}
interface Thing {
  kind: string;
  metadata: { name: string; labels: Record<string, string> };
  spec?: {
    selector?: { matchLabels?: Record<string, string> } & Record<string, string>;
    template?: { metadata: { labels: Record<string, string> }; spec: Pod };
    jobTemplate?: { spec: { template: { spec: Pod } } };
    containers?: Container[];
    podSelector?: { matchLabels: Record<string, string> };
    ingress?: { from?: unknown[] }[];
    egress?: { to?: { ipBlock?: { cidr: string; except: string[] } }[] }[];
    groups?: unknown[];
  };
  data?: Record<string, string>;
}

it('is of the version of the product', () => {
  expect(parse(read('Chart.yaml'))).toMatchObject({ version, appVersion: version });
});

const helm = fetchedHelm();
const withHelm = helm ? describe : describe.skip;
withHelm('rendered by helm', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'yy-chart-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (command: string[], own: object) => {
    writeFileSync(path.join(folder, 'values.json'), JSON.stringify(own));
    return spawnSync(helm ?? '', [...command, CHART, '-f', path.join(folder, 'values.json')], {
      encoding: 'utf8',
    });
  };
  const render = (own: object): Thing[] => {
    const { stdout, stderr, status } = run(['template', 'consent'], own);
    if (status !== 0) throw new Error(stderr);
    return parseAllDocuments(stdout)
      .map((document) => {
        expect(document.errors).toEqual([]);
        return document.toJS() as Thing | null;
      })
      .filter((thing) => thing !== null);
  };
  const podsOf = (things: Thing[]): [string, Pod][] =>
    things.flatMap(({ kind, metadata, spec }): [string, Pod][] => {
      const pod = spec?.template?.spec ?? spec?.jobTemplate?.spec.template.spec;
      if (pod) return [[metadata.name, pod]];
      return kind === 'Pod' ? [[metadata.name, spec as unknown as Pod]] : [];
    });

  it.each([
    ['the least', SMALL, 10],
    ['everything', WHOLE, 48],
  ])('%s passes its lint and has things of one name each', (_what, own, least) => {
    expect(run(['lint', '--strict'], own)).toMatchObject({ status: 0 });
    const things = render(own);
    expect(things.length).toBeGreaterThanOrEqual(least);
    const names = things.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { metadata } of things) expect(metadata.name.length).toBeLessThanOrEqual(63);
  });

  it.each([
    ['no address', {}, 'publicUrl is needed'],
    ['no secret', { publicUrl: SMALL.publicUrl }, 'secrets.JWT_SECRET is missing'],
    ['a backup without its key', { ...SMALL, backup: { enabled: true } }, 'secrets.BACKUP_KEY is missing'],
    ['a value that is none', { ...SMALL, nonsense: 1 }, "'nonsense' not allowed"],
    ['an image without a version', { ...SMALL, image: { tag: 'latest' } }, '/image/tag'],
    ['a secret among the settings', { ...SMALL, settings: { JWT_SECRET: 'x' } }, "propertyName 'JWT_SECRET'"],
    ['an address with a path', { ...SMALL, publicUrl: 'https://a.example/consent' }, '/publicUrl'],
  ])('%s is refused with a sentence', (_what, own, sentence) => {
    expect(run(['template', 'consent'], own).stderr).toContain(sentence);
  });

  it('all pods are closed: no rights, no writable root, no token of the cluster', () => {
    const pods = podsOf(render(WHOLE));
    expect(pods.map(([name]) => name).sort()).toEqual(
      ['backup', 'gateway', 'test', 'worker', ...SERVICE_NAMES]
        .map((name) => `consent-yinyom-${name}`)
        .sort(),
    );
    for (const [, pod] of pods) {
      expect(pod.automountServiceAccountToken).toBe(false);
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 });
      for (const { securityContext, image } of pod.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(image).toMatch(new RegExp(`^yinyom(-scanner)?:${version.replaceAll('.', '\\.')}$`));
      }
    }
  });

  it('every setting is one of the product; secrets are files; the worker knows its database and no other', () => {
    const things = render(WHOLE);
    const known = [...Object.keys(definitions), ...SECRET_SETTINGS.map((name) => `${name}_FILE`)];
    const config = things.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
    expect(Object.keys(config).filter((name) => !known.includes(name))).toEqual([]);
    expect(config).toMatchObject({
      IDENTITY_URL: 'http://consent-yinyom-identity:4100',
      TRUST_PROXY: '1',
      METRICS_PORT: '9464',
      // What an operator says goes before the chart's own.
      CONNECTIONS_PER_ADDRESS: '64',
    });
    for (const [name, { containers, volumes = [] }] of podsOf(things)) {
      const settings = containers.flatMap(({ env = [] }) => env);
      expect(settings.filter((one) => !known.includes(one.name))).toEqual([]);
      const files = settings.filter((one) => one.name.endsWith('_FILE')).map((one) => one.name.slice(0, -5));
      const given = volumes.flatMap(({ secret }) => secret?.items ?? []).map(({ key }) => key);
      expect(given).toEqual(files);
      if (name.endsWith('-worker')) expect(given).toEqual(['MONGODB_URI']);
      expect(given.includes('BACKUP_KEY')).toBe(name.endsWith('-backup'));
    }
  });

  it('every selector finds its pods, and none finds those of another component', () => {
    const things = render(WHOLE);
    const pods = things.flatMap(({ spec }) => (spec?.template ? [spec.template.metadata.labels] : []));
    for (const { kind, metadata, spec } of things) {
      const wanted =
        kind === 'Service' ? spec?.selector : (spec?.podSelector?.matchLabels ?? spec?.selector?.matchLabels);
      if (!wanted || kind === 'ServiceMonitor') continue;
      const found = pods.filter((labels) =>
        Object.entries(wanted).every(([label, value]) => labels[label] === value),
      );
      expect([metadata.name, found.length]).toEqual([metadata.name, 1]);
      expect(found[0]?.['app.kubernetes.io/component']).toBe(metadata.labels['app.kubernetes.io/component']);
    }
  });

  it('services are reached from the gateway and each other only; a scan reaches no private address', () => {
    const policies = render(WHOLE).filter(({ kind }) => kind === 'NetworkPolicy');
    expect(policies).toHaveLength(SERVICE_NAMES.length + 2);
    const of = (component: string) =>
      policies.find(({ metadata }) => metadata.name.endsWith(`-${component}`))?.spec;
    expect(of('gateway')?.ingress?.[0]?.from).toBeUndefined();
    expect(of('consents')?.ingress?.[0]?.from).toEqual([
      {
        podSelector: {
          matchLabels: { 'app.kubernetes.io/name': 'yinyom', 'app.kubernetes.io/instance': 'consent' },
          matchExpressions: [
            { key: 'app.kubernetes.io/component', operator: 'NotIn', values: ['worker', 'test'] },
          ],
        },
      },
    ]);
    expect(of('worker')?.ingress).toEqual([]);
    const outside = of('worker')
      ?.egress?.flatMap(({ to = [] }) => to)
      .flatMap((one) => one.ipBlock ?? []);
    expect(outside?.map(({ cidr }) => cidr)).toEqual(['0.0.0.0/0', '::/0']);
    expect(outside?.[0]?.except).toEqual(expect.arrayContaining(['10.0.0.0/8', '169.254.0.0/16']));
  });

  it('its alerts are those of deploy/watch', () => {
    const rule = render(WHOLE).find(({ kind }) => kind === 'PrometheusRule');
    const sample = parse(readFileSync(path.join(ROOT, 'deploy/watch/alerts.yaml'), 'utf8')) as object;
    expect(rule?.spec).toEqual(sample);
  });

  it('a Secret of yours is used as it is, with what it has besides', () => {
    const own = {
      publicUrl: SMALL.publicUrl,
      existingSecret: 'ours',
      secretSettings: ['LDAP_BIND_PASSWORD'],
    };
    const things = render(own);
    expect(things.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    const gateway = podsOf(things).find(([name]) => name.endsWith('-gateway'))?.[1];
    expect(gateway?.containers[0]?.env).toContainEqual({
      name: 'LDAP_BIND_PASSWORD_FILE',
      value: '/run/secrets/yinyom/LDAP_BIND_PASSWORD',
    });
  });
});
