import type { Breach } from './Breach';
import { controllerFigures, type OfController } from './controllerFigures';

type Watched = OfController & { id: string; number: string; due_at: string };

/** Requests of data subjects that are due soon, overdue or assigned to no worker: each by itself. Pure. */
export const requestClock = (requests: readonly Watched[]): Breach[] =>
  requests.map(({ id, number, due_at, ...whose }) => ({
    subject: id,
    firm: true,
    figures: { names: [number], ends_at: due_at, ...controllerFigures(whose) },
  }));
