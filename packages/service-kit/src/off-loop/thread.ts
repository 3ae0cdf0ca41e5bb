import { createRequire } from 'node:module';
import { serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../AppError';
import { putThreadBehind } from './behind';
import type { Answer, Manner, Task } from './messages';

if ((workerData as Manner).isBehind) putThreadBehind();

const load = createRequire(__filename);
const answerTo = ({ file, name, args, outputBytes }: Task): Answer => {
  try {
    const module = load(file) as Record<string, (...given: unknown[]) => unknown>;
    const output = serialize(module[name]?.(...args));
    return output.length > outputBytes ? { kind: 'too_large' } : { kind: 'output', output };
  } catch (error) {
    if (error instanceof AppError) {
      const { status, code, details } = error;
      return { kind: 'refused', status, code, details: { ...details, cause: undefined } };
    }
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
};

parentPort?.on('message', (task: Task) => parentPort?.postMessage(answerTo(task)));
