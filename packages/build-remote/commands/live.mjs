// yinyom-remote live --against https://console.example: the live console with the build of this folder, in a browser window of its own.
import { parseArgs } from 'node:util';
import { changedFiles } from '../release/builtRemote.mjs';
import { platformAt } from '../release/platforms.mjs';
import { launchBrowser } from '../verify/findBrowser.mjs';
import { openLive } from '../verify/openLive.mjs';

const options = { against: { type: 'string' } };

try {
  const { values } = parseArgs({ options });
  if (!/^https?:\/\//.test(values.against ?? ''))
    throw new Error('In which console? yinyom-remote live --against https://console.example');
  const room = process.cwd();
  const changed = changedFiles(room);
  if (changed.length > 0) throw new Error(changed.join('\n'));
  const { origin } = new URL(values.against);
  await platformAt(origin);
  const browser = await launchBrowser({ visible: true });
  const { name, build } = await openLive(browser, { room, origin });
  console.log(
    `${name} ${build} is shown in the console of ${origin}, in this window only. Build again and reload to see changes.`,
  );
  browser.once('disconnected', () => process.exit());
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
