import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { byService, SERVICE_NAMES } from '@yinyom/contracts/service/services';
import { parseMetrics } from '@yinyom/service-kit/metrics/testing/parseMetrics';
import { makeDataFolder } from '@yinyom/testing/dataFolder';
import { freePort, startProgram, type Program } from '../support/startProgram';
import { version } from '../../package.json';
import { until } from '../support/until';

let folder: string;
const programs: Program[] = [];
/** The services by name. */
const services = new Map<string, Program>();
let gateway: string;
/** Where each program tells its figures, by its name. */
const metrics = new Map<string, string>();

const start = async (file: string, args: string[], env: Record<string, string>) => {
  const program = await startProgram(file, args, env);
  programs.unshift(program);
  return program;
};

// As docs/running.md says, each with an address of its own, as if on a machine of its own.
beforeAll(async () => {
  folder = await makeDataFolder('yy-processes-');
  await writeFile(path.join(folder, 'index.html'), '<html></html>');
  const data = ['--data', path.join(folder, 'db')];
  const database = await start('packages/embedded-mongo/dist/start.js', data, {});
  const secret = (letter: string) => letter.repeat(40);
  const common: Record<string, string> = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://consent.example',
    MONGODB_URI: database.ready,
    SMTP_URL: 'smtp://127.0.0.1:9',
    JWT_SECRET: secret('j'),
    INTERNAL_SECRET: secret('i'),
    INGEST_SECRET: secret('g'),
    DATA_SECRET: secret('d'),
    DATA_DIR: folder,
    SHELL_DIR: folder,
    RELEASES_DIR: path.join(folder, 'releases'),
    LOG_LEVEL: 'info',
  };
  for (const [at, name] of SERVICE_NAMES.entries()) {
    const HOST = `127.0.0.${at + 2}`;
    const SERVICE_PORT = String(await freePort());
    const METRICS_PORT = String(await freePort());
    metrics.set(name, `http://${HOST}:${METRICS_PORT}/metrics`);
    const env = { ...common, HOST, SERVICE_PORT, METRICS_PORT };
    const service = await start(`services/${name}/dist/start.js`, [], env);
    services.set(name, service);
    expect(service.ready).toBe(`http://${HOST}:${SERVICE_PORT}`);
    common[`${name.toUpperCase()}_URL`] = service.ready;
  }
  const PORT = String(await freePort());
  const METRICS_PORT = String(await freePort());
  metrics.set('gateway', `http://127.0.0.9:${METRICS_PORT}/metrics`);
  const own = { PORT, METRICS_PORT, HOST: '127.0.0.9', TRUST_PROXY: '1' };
  services.set('gateway', await start('api-gateway/dist/start.js', [], { ...common, ...own }));
  gateway = `http://127.0.0.9:${PORT}`;
});
afterAll(async () => {
  for (const program of programs) await program.stop();
  await rm(folder, { recursive: true, force: true });
});

const logIn = (more: Record<string, string> = {}) =>
  fetch(`${gateway}/api/v1/guest/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...more },
    body: JSON.stringify({ email: 'nobody@example.co.th', password: 'Wrong-password1' }),
  });

it('O21 services listen where HOST says, and find each other there', async () => {
  // On a busy machine a service may not answer within the two seconds after which it counts as down.
  await until(async () => (await fetch(`${gateway}/readyz`)).ok, 'all services answer in time');
  const ready = await fetch(`${gateway}/readyz`);
  expect(await ready.json()).toEqual({
    status: 'ok',
    dependencies: byService(() => 'ok'),
  });
  expect(await (await logIn()).json()).toMatchObject({ code: 'invalid_credentials' });
});

it('one trace goes through all that a request passes, and each program tells its own figures', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  await logIn({ traceparent: `00-${trace}-00f067aa0ba902b7-01` });
  const linesOf = (name: string) =>
    (services.get(name)?.printed() ?? [])
      .filter((line) => line.includes(trace))
      .map((line) => JSON.parse(line) as object);
  // A line is written when the answer has gone.
  for (const name of ['identity', 'gateway'])
    await until(async () => linesOf(name).length > 0, `${name} has written its line`);
  const answered = {
    msg: 'answered',
    method: 'POST',
    route: '/api/v1/guest/login',
    status: 422,
    trace_id: trace,
  };
  expect(linesOf('identity')).toMatchObject([{ ...answered, service: 'identity' }]);
  expect(linesOf('gateway')).toMatchObject([{ ...answered, service: 'gateway' }]);
  expect([...metrics.keys()].sort()).toEqual(['gateway', ...SERVICE_NAMES].sort());
  for (const [name, address] of metrics) {
    const families = parseMetrics(await (await fetch(address)).text());
    const info = families.find((family) => family.name === 'yinyom_build_info')?.samples;
    expect(info).toMatchObject([{ labels: { service_name: name, version }, value: 1 }]);
  }
});

it('O12 while one is down its calls are 503 with Retry-After, in the shape of all errors', async () => {
  await services.get('identity')?.stop('SIGKILL');
  const answer = await logIn();
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toEqual({
    code: 'unavailable',
    message: expect.stringContaining('not available'),
    request_id: answer.headers.get('x-request-id'),
  });
  await until(async () => {
    const ready = await fetch(`${gateway}/readyz`);
    expect(ready.status).toBe(503);
    const { dependencies } = (await ready.json()) as { dependencies: Record<string, string> };
    expect(dependencies['identity']).toBe('down');
    return dependencies['websites'] === 'ok';
  }, 'the others are named as they are');
  // O20: behind a proxy nobody learns which.
  const outside = await fetch(`${gateway}/readyz`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(await outside.json()).toMatchObject({ code: 'unavailable' });
});
