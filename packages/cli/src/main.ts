import { homedir } from 'node:os';
import { runCommandLine } from './runCommandLine';

const { stdin, stdout, stderr, env, platform } = process;

void runCommandLine(process.argv.slice(2), { stdin, stdout, stderr, env, platform, home: homedir() }).then(
  (status) => {
    process.exitCode = status;
  },
);
