import { homedir } from 'node:os';
import { startServer } from './startServer';

const { stdin, stdout, stderr, env, platform } = process;

void startServer({ stdin, stdout, stderr, env, platform, home: homedir() }).then((status) => {
  if (status !== null) process.exitCode = status;
});
