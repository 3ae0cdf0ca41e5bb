// `npm run renew-examples -w e2e -- http://localhost:4000`: takes the examples of the front page anew, from the sample
// websites of a running `npm start`: one proof of a refusal, one scan with its pictures. Look at them before committing.
// `PUPPETEER_EXECUTABLE_PATH` names the browser that makes the pictures small.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer';

const [address = 'http://localhost:4000'] = process.argv.slice(2);
const folder = path.resolve(import.meta.dirname, '../shell/src/pages/landing/examples');
const PICTURE_WIDTH = 640;

const login = await fetch(`${address}/api/v1/guest/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ email: 'demo@demo.ac.th', password: 'Lotus-Pond-27' }),
});
const { token } = await login.json();

const ask = async (call, options = {}) => {
  const answer = await fetch(`${address}/api/v1${call}`, {
    ...options,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
  return answer;
};
const get = async (call) => (await ask(call)).json();
const write = (name, value) => writeFile(path.join(folder, name), `${JSON.stringify(value, null, 2)}\n`);

const { entities: websites } = await get('/me/applications');
const websiteOf = (host) => websites.find(({ domain_name }) => domain_name.startsWith(host));

/** A refusal whose day is signed: everything about it can be checked. */
const renewProof = async () => {
  const { id } = websiteOf('campus.demo.');
  const refused = 'consent_type=decline_all&limit=50';
  const { entities } = await get(`/consents?application_id=${id}&${refused}`);
  for (const consent of entities) {
    const { receipt: _receipt, ...proof } = await get(`/consents/${consent.id}/proof`);
    if (!proof.consent.integrity.daily_root || proof.consent.result !== 'decline_all') continue;
    return write('proof.json', proof);
  }
  throw new Error('no refusal of a signed day');
};

const finished = async (site, scanId) => {
  for (;;) {
    const scan = await get(`/applications/${site}/scans/${scanId}`);
    if (scan.finished_at) return scan;
    await wait(1_000);
  }
};

/** The website whose tags run without asking, visited three times. */
const renewScan = async (browser) => {
  const { id } = websiteOf('library.demo.');
  const body = JSON.stringify({ passes: ['none', 'decline', 'accept'] });
  const begun = await (await ask(`/applications/${id}/scans`, { method: 'POST', body })).json();
  const { finished_at, items } = await finished(id, begun.id);
  const ours = ({ name }) => name.startsWith('yinyom_');
  await write('scan.json', {
    finished_at,
    items: items
      .filter((item) => !ours(item))
      .map(({ name, passes, category_type }) => ({ name, passes, category_type })),
  });
  const page = await browser.newPage();
  for (const which of ['before', 'after']) {
    const picture = await ask(`/applications/${id}/scans/${begun.id}/screenshot?which=${which}`);
    const data = Buffer.from(await picture.arrayBuffer()).toString('base64');
    await page.setContent(
      `<img style="display:block;width:${PICTURE_WIDTH}px" src="data:image/png;base64,${data}">`,
    );
    const image = await page.waitForSelector('img');
    await image.evaluate((drawn) => drawn.decode());
    await image.screenshot({ path: path.join(folder, `scan-${which}.webp`), type: 'webp', quality: 70 });
  }
};

const browser = await puppeteer.launch({ args: ['--no-sandbox'] });
try {
  await renewProof();
  await renewScan(browser);
} finally {
  await browser.close();
}
