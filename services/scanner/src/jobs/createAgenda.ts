import { MongoBackend } from '@agendajs/mongo-backend';
import { Agenda } from 'agenda';
import type { Connection } from 'mongoose';
import type { Logger } from '@yinyom/service-kit/logger';

/** How often a process looks for jobs. */
const LOOK_EVERY_MS = 2_000;

/** The jobs of the scanner, kept in its database. Each process runs the kinds that it defines. */
export const createAgenda = async (
  connection: Connection,
  logger: Logger,
  { processEvery = LOOK_EVERY_MS, name = 'scanner' }: { processEvery?: number; name?: string } = {},
): Promise<Agenda> => {
  const { db } = connection;
  if (!db) throw new Error('the database is not connected');
  const agenda = new Agenda({
    // The driver is the same package; only its types are declared twice.
    backend: new MongoBackend({ mongo: db as never, collection: 'jobs' }),
    name,
    processEvery,
    removeOnComplete: true,
  });
  agenda.on('error', (error) => logger.warn({ err: error }, 'the job queue cannot be read'));
  await agenda.ready;
  return agenda;
};
