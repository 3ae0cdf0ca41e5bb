/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { definitions } from '@yinyom/service-kit/settings/definitions';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { SECRET_SETTINGS } from '@yinyom/service-kit/settings/secretSettings';

const ROOT = path.resolve(__dirname, '../..');
const COMPOSE = path.join(ROOT, 'deploy/compose');

interface Service {
  image: string;
  environment?: Record<string, string>;
  secrets?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  networks: string[];
  ports?: string[];
}
interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  networks: Record<string, { internal?: boolean }>;
}
const read = (file: string) =>
  parse(readFileSync(path.join(COMPOSE, file), 'utf8'), { merge: true }) as Compose;
const { services, secrets, networks } = read('compose.yaml');
const ours = ['yinyom', 'worker'];

const version = (JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string })
  .version;

it('every image has a version, ours that of this repository', () => {
  const images = [...Object.values(services), read('compose.proxy.yaml').services['proxy']].map(
    (one) => one?.image,
  );
  for (const image of images) expect(image).toMatch(/:\d+(\.\d+)+$/);
  for (const name of ours)
    expect(services[name]?.image).toMatch(new RegExp(`:${version.replaceAll('.', '\\.')}$`));
});

it('ours run closed: nothing can be written but data, no rights, the database is reached from inside only', () => {
  for (const name of ours) expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  expect(services['mongo']?.networks).toEqual(['back']);
  expect(services['mongo']?.ports).toBeUndefined();
  expect(networks['back']).toEqual({ internal: true });
});

it('the worker, which opens pages of strangers, is given the address of its database and no other secret', () => {
  expect(services['worker']?.secrets).toEqual(['mongodb_uri']);
});

it.each(ours)('every setting of %s is one, and its secrets come from files that it is given', (name) => {
  const { environment = {}, secrets: given = [] } = services[name] ?? ({} as Service);
  const files = SECRET_SETTINGS.map((secret) => `${secret}_FILE`);
  for (const [setting, value] of Object.entries(environment)) {
    expect([...Object.keys(definitions), ...files]).toContain(setting);
    if (setting.endsWith('_FILE')) expect(given).toContain(path.basename(value));
  }
  for (const secret of given) expect(Object.keys(secrets)).toContain(secret);
});

it('F3-11 what production insists on is asked for before a container starts, and the first lines name where it is set', () => {
  for (const name of ours)
    expect(services[name]?.environment).toMatchObject({
      PUBLIC_URL: expect.stringMatching(/^\$\{PUBLIC_URL:\?/),
    });
  const head = readFileSync(path.join(COMPOSE, 'compose.yaml'), 'utf8').split('name:')[0];
  expect(head).toContain('cp .env.example .env');
  expect(readFileSync(path.join(COMPOSE, '.env.example'), 'utf8')).toMatch(/^#?\s*PUBLIC_URL=/m);
});

it('a name of an organization has every line of the sample of nginx but its name and certificate', () => {
  const serversOf = (file: string) => {
    const text = readFileSync(path.join(ROOT, 'deploy/proxy', file), 'utf8');
    return text
      .slice(text.indexOf('server {'))
      .replaceAll('consent.example', 'NAME')
      .replaceAll('privacy.agency.co.th', 'NAME')
      .replaceAll(' default_server', '')
      .replace(/\/etc\/ssl\/\w+\//g, '/etc/ssl/');
  };
  expect(serversOf('nginx-name.conf')).toBe(serversOf('nginx.conf'));
});

it('Caddy has a certificate for the names in PROXY_NAMES, too, and needs none of them', () => {
  const { configs, services: proxied } = read('compose.proxy.yaml') as Compose & {
    configs: { caddyfile: { content: string } };
  };
  expect(configs.caddyfile.content).toMatch(/^\{\$\$PUBLIC_URL\} \{\$\$PROXY_NAMES\} \{/);
  expect(proxied['proxy']?.environment).toMatchObject({ PROXY_NAMES: '${PROXY_NAMES:-}' });
});

it('F3-13 who runs more than one gateway, and compose, drain for longer than a proxy needs', () => {
  expect(services['yinyom']?.environment?.['DRAIN_SECONDS']).toMatch(/:-[5-9]\}$/);
  expect(readFileSync(path.join(ROOT, 'docs/operate/scale.md'), 'utf8')).toMatch(/DRAIN_SECONDS=\d/);
});

it('F3-10 the service of systemd may write where the pages about backups put the data', () => {
  const unit = readFileSync(path.join(ROOT, 'deploy/systemd/yinyom.service'), 'utf8');
  const writable = /^ReadWritePaths=(.*)$/m
    .exec(unit)?.[1]
    ?.split(' ')
    .map((one) => one.replace(/^-/, ''));
  for (const page of ['back-up.md', 'upgrade.md'])
    for (const [, folder] of readFileSync(path.join(ROOT, 'docs/operate', page), 'utf8').matchAll(
      /--data (\/\S+)/g,
    ))
      expect(writable).toContain(folder);
  const protection = /^ProtectSystem=(.*)$/m.exec(unit)?.[1];
  expect(readFileSync(path.join(ROOT, 'docs/running.md'), 'utf8')).toContain(`ProtectSystem=${protection}`);
});

describe('make-secrets.sh', () => {
  let folder: string;
  const run = () => execFileSync('sh', [path.join(folder, 'make-secrets.sh')], { encoding: 'utf8' });
  const made = () =>
    Object.fromEntries(
      readdirSync(path.join(folder, 'secrets')).map((name) => [
        name,
        readFileSync(path.join(folder, 'secrets', name), 'utf8'),
      ]),
    );
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'yy-compose-'));
    cpSync(path.join(COMPOSE, 'make-secrets.sh'), path.join(folder, 'make-secrets.sh'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('makes what compose.yaml names, in a closed folder, all different, strong enough for production', () => {
    run();
    expect(Object.keys(made()).sort()).toEqual(
      Object.values(secrets)
        .map(({ file }) => path.basename(file))
        .sort(),
    );
    expect(statSync(path.join(folder, 'secrets')).mode & 0o777).toBe(0o700);
    const files = Object.entries(services['yinyom']?.environment ?? {})
      .filter(([name]) => name.endsWith('_FILE'))
      .map(([name, value]) => [name, path.join(folder, 'secrets', path.basename(value))] as const);
    const env = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://consent.example',
      ...Object.fromEntries(files),
    };
    expect(loadSettings(env).MONGODB_URI).toMatch(/^mongodb:\/\/yinyom:\w{64}@mongo:27017\//);
  });

  it('changes nothing that is there', () => {
    run();
    const before = made();
    expect(run()).not.toContain('made');
    expect(made()).toEqual(before);
  });
});
