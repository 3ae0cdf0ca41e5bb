// `node packages/contracts/generate/keepCalls.cjs 1.17.0`, after a build: keeps the shapes of all calls as they are in a version.
// apiPromise.test.ts compares every kept version with the current calls. A kept file is never made again.
const { existsSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { gzipSync } = require('node:zlib');
const { endpoints } = require('../dist/endpoints');
const { callShape } = require('../dist/release/callShape');

const [version] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) throw new Error('Name the version, such as 1.17.0');
const file = path.join(__dirname, `../src/reference/kept/calls-${version}.json.gz`);
if (existsSync(file)) throw new Error(`${file} is kept already`);

const calls = Object.fromEntries(
  endpoints.map((endpoint) => {
    const { name, scope, status, answer } = endpoint;
    return [
      name,
      { ...(scope && { scope }), status: status ?? (answer ? 200 : 204), ...callShape(endpoint) },
    ];
  }),
);
writeFileSync(file, gzipSync(JSON.stringify(calls), { level: 9 }));
