import { setTimeout as pause } from 'node:timers/promises';
import { conflict } from '@yinyom/service-kit/AppError';
import type { TakenPlace } from './requestFile.store';

const LOOK_MS = 50;
/** How often an upload looks for a place, at most: for ten seconds. */
export const MOST_LOOKS = 200;

const first = (files: readonly Pick<TakenPlace, '_id'>[]): string | undefined =>
  files.map(({ _id }) => String(_id)).sort()[0];

/**
 * Decides between uploads of one request that go on at once and leave no place free. The one whose first file is older waits until the
 * others gave up or are complete, every other one gives up: so they never refuse each other.
 * @param taken all places of the request
 * @param own files that the upload has stored
 * @param looks how often it looked
 * @throws AppError 409 request_files_full where no other upload goes on, request_files_busy for the one that gives up
 */
export const awaitPlace = async (
  taken: readonly TakenPlace[],
  own: readonly Pick<TakenPlace, '_id'>[],
  looks: number,
): Promise<void> => {
  const ids = new Set(own.map(({ _id }) => String(_id)));
  const others = first(taken.filter(({ _id, pending_until }) => pending_until && !ids.has(String(_id))));
  if (others === undefined) throw conflict('request_files_full');
  const mine = first(own);
  if (mine === undefined || mine > others || looks >= MOST_LOOKS) throw conflict('request_files_busy');
  await pause(LOOK_MS);
};
