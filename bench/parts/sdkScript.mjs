import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAll } from '../../tooling/build/buildAll.mjs';
import { ROOT } from '../../tooling/install.mjs';
import { launchProduct } from '../launchProduct.mjs';
import { hammer } from '../sdk-script/hammer.mjs';
import { demoSession } from '../session.mjs';

const ROUNDS = 24;
const MILLISECONDS = 400;

/** The bytes of an answer as they come over the wire. */
const fetchRaw = (url) =>
  new Promise((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
        const chunks = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve(Buffer.concat(chunks));
      })
      .on('error', reject);
  });

const startBare = (body) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-bare-'));
  writeFileSync(path.join(folder, 'script'), body);
  const child = spawn(
    process.execPath,
    [path.join(ROOT, 'bench/sdk-script/bareServer.cjs'), path.join(folder, 'script')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  return new Promise((resolve) => {
    child.stdout.once('data', (chunk) =>
      resolve({
        port: Number(String(chunk)),
        stop: () => {
          child.kill();
          rmSync(folder, { recursive: true, force: true });
        },
      }),
    );
  });
};

/** What a side reached in its better quarter: other work on the machine slows single rounds down. */
const upperQuartile = (values) => [...values].sort((a, b) => b - a)[Math.floor(values.length / 4)];

/** Answers per second of a website's script from the gateway's memory, against bare Express with the same bytes. */
export const measure = async () => {
  buildAll();
  const product = await launchProduct();
  let bare;
  try {
    const { token, organization_id } = await demoSession(product);
    const answer = await fetch(`${product.url}/api/v1/me/applications?organization_id=${organization_id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { entities } = await answer.json();
    const script = `/sdk/v1/${entities[0].site_key}.js`;
    bare = await startBare(await fetchRaw(product.url + script));
    const sides = {
      ours: { port: Number(new URL(product.url).port), path: script },
      bare: { port: bare.port, path: '/script.js' },
    };
    const rates = { ours: [], bare: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      // Who goes first changes, so that neither always meets a warmer machine; the first round is not counted.
      for (const side of round % 2 ? ['ours', 'bare'] : ['bare', 'ours']) {
        const { port, path: file } = sides[side];
        const rate = await hammer(port, file, { host: 'localhost', milliseconds: MILLISECONDS });
        if (round > 0) rates[side].push(rate);
      }
    }
    const [ours, yardstick] = [upperQuartile(rates.ours), upperQuartile(rates.bare)];
    return [
      { what: 'SDK script from gateway memory', value: ours, unit: '/s' },
      { what: 'the same bytes from bare Express', value: yardstick, unit: '/s' },
      { what: 'bare Express ÷ gateway', value: yardstick / ours, unit: '×', budget: 1 / 0.6 },
    ];
  } finally {
    bare?.stop();
    await product.stop();
  }
};
