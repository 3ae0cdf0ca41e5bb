// Measures the embedded database through the official driver, the client in a process of its own.
// Usage: npm run bench -w packages/embedded-mongo   (BENCH_DOCUMENTS=1000000 by default)
import { fork, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'emb-'));

async function startServer() {
  const began = performance.now();
  const child = spawn(process.execPath, [path.join(here, '../dist/start.js'), '--data', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const uri = await new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (data) => {
      text += data;
      const found = /ready (\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: was it built?`)));
  });
  return { child, uri, readyMs: performance.now() - began };
}

function runClient(uri, task) {
  return new Promise((resolve, reject) => {
    const client = fork(path.join(here, 'client.mjs'), [uri, task], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    client.once('message', resolve);
    client.once('exit', (code) => code && reject(new Error(`client for ${task} ended with ${code}`)));
  });
}

function stop({ child }) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return ended;
}

const show = (name, value, goal) => console.log(`${name.padEnd(58)} ${String(value).padStart(12)}   ${goal}`);

let server = await startServer();
try {
  const rates = await runClient(server.uri, 'rates');
  show('ping, 32 clients', `${rates.ping.toFixed(0)}/s`, '');
  show('insertOne with two secondary indexes, 32 clients', `${rates.insert.toFixed(0)}/s`, '');
  show('insertOne ÷ ping', `${((100 * rates.insert) / rates.ping).toFixed(0)} %`, 'goal: at least 60 %');
  const pages = await runClient(server.uri, 'pages');
  show(`insertMany of ${pages.documents} documents`, `${pages.loadSeconds.toFixed(0)} s`, '');
  show('findOne by _id, microseconds', pages.findOne.toFixed(0), '');
  show('findOne by an index, microseconds', pages.findOneIndexed.toFixed(0), '');
  show('indexed page of 50, microseconds', pages.page.toFixed(0), '');
  show('findOne ÷ page per document', (pages.findOne / (pages.page / 50)).toFixed(1), 'goal: at least 8');
  const group = await runClient(server.uri, 'group');
  show('grouping all documents', `${group.seconds.toFixed(1)} s`, '');
  show('longest ping meanwhile, ms', group.longestPing.toFixed(0), 'goal: at most 50');
  show('99th percentile of pings meanwhile, ms', group.p99.toFixed(0), '');
  show('data file', `${(statSync(path.join(folder, 'data.mdb')).size / 1e6).toFixed(0)} MB`, '');
  await stop(server);
  server = await startServer();
  show('ready with all data', `${server.readyMs.toFixed(0)} ms`, 'goal: less than 1000');
} finally {
  await stop(server);
  rmSync(folder, { recursive: true, force: true });
}
