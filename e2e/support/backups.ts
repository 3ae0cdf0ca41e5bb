import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './startProgram';

/** An operator's command, as `npm run backup` and `npm run restore` run it. @throws Error with what it said when it fails */
const operate = (file: string, args: string[], env: Record<string, string>): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'tooling/backup', file), ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const listen = (chunk: Buffer) => (said += chunk.toString());
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', (code) => (code === 0 ? resolve(said) : reject(new Error(`${file}: ${said}`))));
  });

export const backUp = (args: string[], env: Record<string, string>) => operate('backup.mjs', args, env);
export const restore = (args: string[], env: Record<string, string>) => operate('restore.mjs', args, env);
