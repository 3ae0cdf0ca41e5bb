import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parse } from 'yaml';
import { fetchedCaddy } from './caddy.cjs';

const COMPOSE = path.resolve(__dirname, '../../deploy/compose/compose.proxy.yaml');

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

/** A port that was free may be taken a moment later. */
const IS_TAKEN = /address already in use/;
const TRIES = 3;

/**
 * Runs Caddy with the file of compose.proxy.yaml: another name, other ports and an authority of its own, every other line as it is.
 * @param folder of this run alone
 * @param gateway port of what is behind it
 * @param names further names of organizations
 */
export const startCaddy = async (
  folder: string,
  gateway: number,
  names: string[],
  tries = TRIES,
): Promise<Caddy> => {
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
  const child = spawn(fetchedCaddy() ?? 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      PUBLIC_URL: `https://localhost:${port}`,
      PROXY_NAMES: names.join(' '),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const said: string[] = [];
  let certificates = 0;
  const serves = (async () => {
    for await (const line of createInterface({ input: child.stderr })) {
      said.push(line);
      if (line.includes('certificate obtained successfully')) certificates += 1;
      if (certificates > names.length) return;
    }
    throw new Error(`Caddy ended:\n${said.slice(-20).join('\n')}`);
  })();
  try {
    await serves;
  } catch (error) {
    if (tries > 1 && IS_TAKEN.test(String(error))) return startCaddy(folder, gateway, names, tries - 1);
    throw error;
  }
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
