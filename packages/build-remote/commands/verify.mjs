// yinyom-remote verify --against https://console.example --login-file account.txt [--page /things/:id=/things/5] [--lang en] [--json report.json]
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles } from '../release/builtRemote.mjs';
import { launchBrowser } from '../verify/findBrowser.mjs';
import { reportOf } from '../verify/report.mjs';
import { readLogin } from '../verify/signIn.mjs';
import { verifyBuild } from '../verify/verifyBuild.mjs';

const options = {
  against: { type: 'string' },
  'login-file': { type: 'string' },
  page: { type: 'string', multiple: true },
  json: { type: 'string' },
  lang: { type: 'string' },
  patience: { type: 'string', default: '30' },
};

let browser;
try {
  const { values } = parseArgs({ options });
  const { against, json, lang, page: addresses, patience } = values;
  if (!/^https?:\/\//.test(against ?? ''))
    throw new Error('At which platform? yinyom-remote verify --against https://console.example');
  if (!(Number(patience) > 0)) throw new Error('--patience is a number of seconds that a page may take.');
  const room = process.cwd();
  const changed = changedFiles(room);
  if (changed.length > 0) throw new Error(changed.join('\n'));
  const login = readLogin(values['login-file']);
  browser = await launchBrowser();
  const seen = await verifyBuild(browser, {
    room,
    origin: new URL(against).origin,
    login,
    addresses,
    lang,
    patience: Number(patience) * 1000,
  });
  if (json !== undefined)
    writeFileSync(path.resolve(process.env.INIT_CWD ?? room, json), `${JSON.stringify(seen, null, 2)}\n`);
  (seen.ok ? console.log : console.error)(reportOf(seen));
  process.exitCode = seen.ok ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await browser?.close();
}
