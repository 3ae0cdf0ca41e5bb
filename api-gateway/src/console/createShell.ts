import type { ConsoleReleases } from './consoleReleases';
import { createLocalShell } from './localShell';
import { createReleasedShell } from './releasedShell';
import type { ShellBuild } from './shellBuild';

/**
 * The build of the shell that pages are of now: the released one. Where none was released, or none can be believed, the one
 * that the gateway came with: a damaged store must not leave a blank page.
 */
export const createShell = (shellDir: string, releases: ConsoleReleases): (() => Promise<ShellBuild>) => {
  const released = createReleasedShell(releases, (why) => releases.tell('shell', why));
  const local = createLocalShell(shellDir);
  return async () => (await released()) ?? local();
};
