import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort, ROOT } from './startProgram';
import { until } from './until';

/** Whether this machine has nginx; without one what needs it is skipped by name. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** The name of an organization that nginx answers to, besides `localhost`. */
export const NAME_OF_ORGANIZATION = 'agency.localhost';

/** Runs nginx with the samples of `deploy/proxy`, in the order of a folder: other ports, names and certificate, every other line as it is there. */
export const startNginx = async (folder: string, gateways: readonly [number, number]) => {
  const [plain, secure] = [await freePort(), await freePort()];
  const [key, certificate] = [path.join(folder, 'tls.key'), path.join(folder, 'tls.pem')];
  const names = `DNS:localhost,DNS:${NAME_OF_ORGANIZATION}`;
  const subject = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${names}`];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-keyout',
    key,
    '-out',
    certificate,
  ];
  execFileSync('openssl', [...made, ...subject], { stdio: 'ignore' });
  const sample = ['nginx-name.conf', 'nginx.conf']
    .map((file) => readFileSync(path.join(ROOT, 'deploy/proxy', file), 'utf8'))
    .join('\n')
    .replaceAll('consent.example', 'localhost')
    .replaceAll('privacy.agency.co.th', NAME_OF_ORGANIZATION)
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`)
    .replace('127.0.0.1:4001', `127.0.0.1:${gateways[0]}`)
    .replace('127.0.0.1:4002', `127.0.0.1:${gateways[1]}`)
    .replace(/\/etc\/ssl\/\w+\/fullchain\.pem/g, certificate)
    .replace(/\/etc\/ssl\/\w+\/key\.pem/g, key);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; events {}\nhttp { access_log off; ${temporary.join(' ')}\n${sample}\n}\n`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'inherit' });
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  const url = `http://localhost:${plain}`;
  const answers = () =>
    fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  await until(answers, 'nginx listens');
  return {
    /** Where it takes TLS. */
    port: secure,
    /** Where it only leads to TLS. */
    url,
    certificate: readFileSync(certificate),
    stop: async () => {
      nginx.kill('SIGQUIT');
      await ended;
    },
  };
};
