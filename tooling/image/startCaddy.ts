import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parse } from 'yaml';

const COMPOSE = path.resolve(__dirname, '../../deploy/compose/compose.proxy.yaml');

/** Whether this machine has Caddy; without one its tests are skipped by name. */
export const hasCaddy = (): boolean => spawnSync('caddy', ['version']).status === 0;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

export interface Caddy {
  port: number;
  plainPort: number;
  /** Certificate of the authority that Caddy made for this run, in PEM. */
  authority: Buffer;
  stop(): Promise<void>;
}

/**
 * Runs Caddy with the file of compose.proxy.yaml: another name, other ports and an authority of its own, every other line as it is.
 * @param folder of this run alone
 * @param gateway port of what is behind it
 */
export const startCaddy = async (folder: string, gateway: number): Promise<Caddy> => {
  const [port, plainPort] = [await freePort(), await freePort()];
  const { configs } = parse(readFileSync(COMPOSE, 'utf8')) as {
    configs: { caddyfile: { content: string } };
  };
  const site = configs.caddyfile.content
    // Compose writes a dollar sign as two.
    .replaceAll('$$', '$')
    .replace('yinyom:4000', `127.0.0.1:${gateway}`);
  const options = `{\n  admin off\n  skip_install_trust\n  local_certs\n  http_port ${plainPort}\n  https_port ${port}\n  storage file_system ${folder}\n}\n`;
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, options + site);
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, PUBLIC_URL: `https://localhost:${port}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const said: string[] = [];
  const serves = (async () => {
    for await (const line of createInterface({ input: child.stderr })) {
      said.push(line);
      if (line.includes('certificate obtained successfully')) return;
    }
    throw new Error(`Caddy ended:\n${said.slice(-20).join('\n')}`);
  })();
  await serves;
  child.stderr.resume();
  return {
    port,
    plainPort,
    authority: readFileSync(path.join(folder, 'pki/authorities/local/root.crt')),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
