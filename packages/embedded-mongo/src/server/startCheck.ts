import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Engine } from '../commands/engine';
import { reasonOf } from '../errors/mongoError';
import { type CheckReport, type Damage, describeDamage } from '../store/checkData';
import { DATA_FILE } from '../store/dataFile';
import { rebuildIndex } from '../store/indexBuild';
import { APART, crashText } from './runApart';

/** A file of this size is read before the first answer. The start waits only so long for a larger one. */
const SMALL_BYTES = 64 * 1024 * 1024;
const PATIENCE_MS = { small: 20_000, clean: 600, suspicious: 3000 };
const BACKGROUND = 15;
/** Hundreds of gigabytes are read in this time, even in the background: one that takes longer is stuck. */
const LONGEST_MS = 6 * 3_600_000;

/** A check that was begun before the file is used. */
export interface Check {
  /** Tells what was found: at once what is known, the rest when it is known. */
  tell(engine: Engine): Promise<void>;
  stop(): void;
}

/** Checks a data file in a process of its own. Throws when that shows within the patience that reading it is fatal. */
export async function startCheck(program: string, dataDir: string, suspicious: boolean): Promise<Check> {
  const child = spawn(process.execPath, [program, '--data', dataDir, '--json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, [APART]: '1' },
  });
  const isSmall = statSync(path.join(dataDir, DATA_FILE)).size <= SMALL_BYTES;
  let stopped = false;
  const limit = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS).unref();
  child.once('exit', () => clearTimeout(limit));
  const ended = new Promise<string | null>((resolve) => {
    child.once('close', (_code, signal) => resolve(signal));
    child.once('error', () => resolve(null));
  });
  const outcome = Promise.all([text(child.stdout), text(child.stderr), ended]).then(
    ([output, errors, signal]): Damage[] => {
      if (stopped) return [];
      const crash = crashText(signal);
      if (crash) throw new Error(crash);
      if (output) return (JSON.parse(output) as CheckReport).damages;
      // That it could not read everything proves nothing about the data.
      console.error(`embedded database: the data could not be checked: ${errors.trim()}`);
      return [];
    },
  );
  const known = await firstOf(outcome, PATIENCE_MS[isSmall ? 'small' : suspicious ? 'suspicious' : 'clean']);
  if (!known && child.pid) setPriority(child.pid, BACKGROUND);
  return {
    tell: async (engine) => {
      const telling = outcome
        .catch((error: unknown): Damage[] => [{ what: reasonOf(error) }])
        .then((damages) => (stopped ? undefined : tellDamages(engine, damages)));
      if (known) await telling;
    },
    stop: () => {
      stopped = true;
      child.kill('SIGKILL');
    },
  };
}

/** Whether something settles in time; its failure is thrown when it does. */
async function firstOf(outcome: Promise<unknown>, patience: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), patience)));
  try {
    return await Promise.race([outcome.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function tellDamages(engine: Engine, damages: Damage[]): Promise<void> {
  engine.store.forgetDeadReaders();
  for (const damage of damages) {
    console.error(`embedded database: DAMAGED ${describeDamage(damage)}`);
    if (damage.index) await repair(engine, damage);
    else if (damage.contained) engine.catalog.noteDamagedDocuments(damage.collection, damage.what);
    else engine.catalog.noteDamage(damage.collection, describeDamage(damage));
  }
}

/** The documents are whole, so the index is made of them anew. */
async function repair(engine: Engine, { collection: namespace, index: name }: Damage): Promise<void> {
  const collection = engine.catalog.named(namespace);
  const index = collection?.indexes.find((one) => one.name === name);
  if (!collection || !index) return;
  try {
    await rebuildIndex(engine, collection, index);
    console.error(`embedded database: index ${name} of ${namespace} was built anew from the documents`);
  } catch (error) {
    const why = reasonOf(error);
    engine.catalog.noteDamage(namespace, `index ${name} cannot be built anew: ${why}`);
  }
}
