// `npm run renew-looks -w e2e`: takes the pictures of the banner anew. Look at every one before committing them.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npx', ['jest', 'bannerLooks'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, RENEW_LOOKS: 'true' },
});
process.exit(status ?? 1);
