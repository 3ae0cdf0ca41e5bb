#!/usr/bin/env node
// yinyom-remote <command>, in the folder of a remote.
const COMMANDS = {
  build: 'builds the remote into dist/',
  'check-release': 'says whether what was built fits a platform: --against https://console.example',
  dev: 'serves the remote alone with hot reload, against the platform at DEV_GATEWAY',
  deploy:
    'releases what was built: --to https://console.example --key-file FILE; --preview --organization ID makes an address instead',
  live: 'opens a console with the local build in a window of its own: --against https://console.example',
  releases: 'lists releases; rollback, canary, promote, take-back; errors',
  types:
    'types of other remotes: --from mfe_users --against https://console.example; without --from it renews all that are used',
  verify:
    'opens every declared page in the real shell of a platform: --against https://console.example --login-file FILE',
  serve: 'serves what was built from an origin of its own: --port 4200',
};

const [command = '', ...rest] = process.argv.slice(2);
if (!(command in COMMANDS)) {
  const lines = Object.entries(COMMANDS).map(([name, does]) => `  yinyom-remote ${name.padEnd(14)} ${does}`);
  console.error([command && `There is no command ${command}.`, ...lines].filter(Boolean).join('\n'));
  process.exit(2);
}
process.argv.splice(2, process.argv.length, ...rest);
await import(`../commands/${command}.mjs`);
