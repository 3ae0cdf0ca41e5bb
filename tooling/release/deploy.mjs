// `npm run deploy -w mfe-users`: releases the built remote. Open consoles take it at their next navigation.
//   --to https://console.example --key-file FILE   at a running platform, with a team's key
//   --organization ID, --share 0.1                 as a canary
//   --preview --organization ID --hours 24         no release: an address for members of that organization
//   --entry URL                                    another origin serves the files
//   --ask URL                                      the platform that uses this machine's store
import { deployRoom, UsageError } from './deployRoom.mjs';

try {
  await deployRoom(process.cwd(), process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
