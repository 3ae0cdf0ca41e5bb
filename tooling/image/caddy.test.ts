/** @jest-environment node */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { connect, type SecureVersion } from 'node:tls';
import { promisify } from 'node:util';
import { identityInternal } from '@yinyom/contracts/internal/identity';
import { internalClient } from '@yinyom/service-kit/clients/internalClient';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { fetchedCaddy } from './caddy.cjs';
import { startCaddy, type Caddy } from './startCaddy';

/** Without one its tests are skipped by name. */
const withCaddy = fetchedCaddy() ? describe : describe.skip;
/** Names of organizations, as compose takes them from `PROXY_NAMES`. */
const NAMES = ['privacy.localhost', 'consent.localhost'];

withCaddy('Caddy as compose.proxy.yaml starts it', () => {
  let folder: string;
  let gateway: Server;
  let caddy: Caddy;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'yy-caddy-'));
    gateway = createServer(({ headers }, res) => res.end(JSON.stringify(headers))).listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    caddy = await startCaddy(folder, (gateway.address() as AddressInfo).port, NAMES);
  });
  afterAll(async () => {
    await caddy?.stop();
    gateway.closeAllConnections();
    gateway.close();
    rmSync(folder, { recursive: true });
  });

  /** Connects with one version of TLS, which our side takes however old it is. */
  const handshake = async (version: SecureVersion) => {
    const socket = connect({
      host: 'localhost',
      port: caddy.port,
      servername: 'localhost',
      ca: caddy.authority,
      minVersion: version,
      maxVersion: version,
      ciphers: 'DEFAULT:@SECLEVEL=0',
    });
    try {
      await once(socket, 'secureConnect');
      return { version: socket.getProtocol(), cipher: socket.getCipher().standardName };
    } catch (error) {
      return { refused: (error as NodeJS.ErrnoException).code };
    } finally {
      socket.destroy();
    }
  };

  it('12.1.1, 12.1.2 TLS 1.2 and 1.3 are spoken, with forward secrecy and authenticated encryption, and nothing older', async () => {
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
      const { cipher, ...spoken } = await handshake(version);
      expect(spoken).toEqual({ version });
      expect(cipher).toMatch(/^TLS_(?:ECDHE_(?:RSA|ECDSA)_WITH_)?(?:AES_\d+_GCM|CHACHA20_POLY1305)_SHA\d+$/);
    }
    for (const version of ['TLSv1', 'TLSv1.1'] as const)
      expect(await handshake(version)).toEqual({ refused: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION' });
  });

  it('12.2.1 plain HTTP leads to the same address under https', async () => {
    const { status, headers } = await fetch(`http://localhost:${caddy.plainPort}/websites?a=1`, {
      redirect: 'manual',
    });
    // On the port that it has in compose.
    expect([status, headers.get('location')]).toEqual([308, 'https://localhost/websites?a=1']);
  });

  it('12.3.4 a service whose certificate no known authority signed is not called, and one of an authority that is added is', async () => {
    const url = `https://localhost:${caddy.port}`;
    const client = internalClient(identityInternal, { url, service: 'identity' }, keyRing('s'.repeat(40)));
    const refused = await client.takeWeeklyReport({ week: '2026-11-23' }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      status: 503,
      cause: { cause: { code: expect.stringMatching(/SELF_SIGNED|UNABLE_TO_/) } },
    });
    const file = path.join(folder, 'authority.pem');
    writeFileSync(file, caddy.authority);
    const program = `fetch('${url}').then(({ status }) => console.log(status))`;
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: file };
    // Not waited for in one piece: the gateway is in this process.
    const { stdout } = await promisify(execFile)(process.execPath, ['--eval', program], { env });
    expect(stdout.trim()).toBe('200');
  });

  it('each name of an organization has a certificate of its own and leads to the platform under this name', async () => {
    for (const name of NAMES) {
      const request = get({
        host: 'localhost',
        port: caddy.port,
        ca: caddy.authority,
        servername: name,
        headers: { host: name },
      });
      const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
      expect(await json(response)).toMatchObject({ host: name, 'x-forwarded-host': name });
    }
  });

  it('T-13 the gateway is told who asks by Caddy alone', async () => {
    const forged = {
      'X-Forwarded-For': '203.0.113.9',
      'X-Forwarded-Proto': 'http',
      'X-Forwarded-Host': 'evil.test',
    };
    const request = get({ host: 'localhost', port: caddy.port, ca: caddy.authority, headers: forged });
    const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
    const seen = (await json(response)) as IncomingHttpHeaders;
    expect(seen).toMatchObject({
      host: `localhost:${caddy.port}`,
      'x-forwarded-host': `localhost:${caddy.port}`,
      'x-forwarded-proto': 'https',
    });
    expect(seen['x-forwarded-for']).toMatch(/^(?:127\.0\.0\.1|::1)$/);
  });
});
