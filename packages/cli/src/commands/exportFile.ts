import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@yinyom/client/createClient';
import { ORDERED_FORMATS, ORDERED_TYPES, type ExportJob } from '@yinyom/contracts/consents/exports';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { Command } from '../Command';
import { CommandError } from '../CommandError';
import { findWebsite } from '../findWebsite';

/** Between two looks at whether the file is made. */
const LOOK_MS = 500;

const oneOf = <T extends string>(option: string, given: string | undefined, known: readonly T[]): T => {
  const found = known.find((one) => one === given);
  if (!found) throw new CommandError('one_of', { option, list: known.join(', ') });
  return found;
};

const made = async (client: Client, ordered: ExportJob): Promise<ExportJob> => {
  let job = ordered;
  while (job.status === 'queued' || job.status === 'running') {
    await wait(LOOK_MS);
    job = await client.getExport({ params: { id: job.id } });
  }
  if (job.status !== 'ready') throw new CommandError('export_failed', { status: job.status });
  return job;
};

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Gives a finished file its name, which is free until then. @throws CommandError for a name that is taken */
const nameIt = async (unfinished: string, file: string): Promise<void> => {
  try {
    // A rename would replace what is there.
    await link(unfinished, file);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new CommandError('exists', { file }) : error;
  }
  await rm(unfinished);
};

/**
 * Saves a file whole or not at all.
 * @param mayReplace whether a file of this name may be there
 * @throws CommandError when what arrived is not what the platform made, or the name is taken
 */
export const saveExport = async (
  answer: Response,
  file: string,
  sha256: string | undefined,
  mayReplace: boolean,
): Promise<void> => {
  if (!answer.body) throw new CommandError('export_failed', { status: 'empty' });
  const hash = createHash('sha256');
  const unfinished = `${file}.${randomBytes(6).toString('hex')}.unfinished`;
  try {
    const hashed = async function* (source: AsyncIterable<Uint8Array>) {
      for await (const chunk of source) {
        hash.update(chunk);
        yield chunk;
      }
    };
    await pipeline(
      Readable.fromWeb(answer.body as never),
      hashed,
      createWriteStream(unfinished, { flags: 'wx' }),
    );
    if (sha256 !== undefined && hash.digest('hex') !== sha256) throw new CommandError('export_changed');
    await (mayReplace ? rename(unfinished, file) : nameIt(unfinished, file));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};

export const exportFile: Command = {
  words: 'export',
  operands: ['SITE'],
  about: 'export',
  options: {
    type: { value: ORDERED_TYPES.join('|'), about: 'type' },
    format: { value: ORDERED_FORMATS.join('|'), about: 'format' },
    from: { value: 'YYYY-MM-DD', about: 'from' },
    to: { value: 'YYYY-MM-DD', about: 'to' },
    out: { value: 'FILE', about: 'out' },
  },
  run: async ({ operands: [site = ''], option, terminal, client: open }) => {
    const type = oneOf('--type', option('type') ?? 'consents', ORDERED_TYPES);
    const format = oneOf(
      '--format',
      option('format') ?? (type === 'site_config' ? 'json' : 'csv'),
      ORDERED_FORMATS,
    );
    const [from, to, out] = [option('from'), option('to'), option('out')];
    if (out !== undefined && (await isThere(path.dirname(path.resolve(out)))) === false)
      throw new CommandError('no_folder', { file: out });
    const client = open();
    const { id } = await findWebsite(client, site);
    const ordered = await client.createExport({
      body: { application_id: id, type, format, ...(from && { from }), ...(to && { to }) },
    });
    terminal.note(terminal.words.say.exporting);
    const job = await made(client, ordered);
    // The name comes from the platform: never a path, and no file of the user is replaced unless it was named.
    const file = out ?? path.basename(job.file_name);
    if (out === undefined && (await isThere(file))) throw new CommandError('exists', { file });
    const answer = await client.downloadExport({ params: { id: job.id } });
    await saveExport(answer, file, job.sha256, out !== undefined);
    terminal.answer({ ...job, file }, [
      fillText(terminal.words.say.exported, { file, rows: job.rows, bytes: job.bytes }),
    ]);
    return 0;
  },
};
