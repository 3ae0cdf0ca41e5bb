import { Gauge } from 'prom-client';
import { registry } from './registry';

/** What a part of this process knows of a figure; null when it cannot tell now. */
export type Ask = () => number | null | Promise<number | null>;

/** A database that does not answer holds up no scrape. */
const PATIENCE_MS = 2_000;

const inTime = async (ask: Ask): Promise<number | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
};

/**
 * A figure that is looked up when somebody asks for the metrics: the sum of what the parts of this process say. One that
 * nobody can tell has no sample, which is not the same as 0.
 */
export const createFigure = (name: `yinyom_${string}`, help: string) => {
  const parts = new Set<Ask>();
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const told = (await Promise.all([...parts].map(inTime))).filter((value) => value !== null);
      if (told.length === 0) this.remove();
      else this.set(told.reduce((sum, value) => sum + value, 0));
    },
  });
  return {
    /** @returns ends it: the part that could tell is closing */
    ask: (part: Ask): (() => void) => {
      parts.add(part);
      return () => void parts.delete(part);
    },
  };
};

/** Asks once in a while only, however often the metrics are read. A failure is not remembered. */
export const seldom = (ask: () => Promise<number | null>, everyMs: number): Ask => {
  let known: { at: number; value: Promise<number | null> } | null = null;
  return () => {
    const now = Date.now();
    if (known && now - known.at < everyMs) return known.value;
    const asked = { at: now, value: ask() };
    known = asked;
    asked.value.catch(() => {
      if (known === asked) known = null;
    });
    return asked.value;
  };
};
