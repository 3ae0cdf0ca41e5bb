import type { Breach } from './Breach';

/** Requests of data subjects that are due soon, overdue or assigned to no worker: each by itself. Pure. */
export const requestClock = (requests: readonly { id: string; number: string; due_at: string }[]): Breach[] =>
  requests.map(({ id, number, due_at }) => ({
    subject: id,
    firm: true,
    figures: { names: [number], ends_at: due_at },
  }));
