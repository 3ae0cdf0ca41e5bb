import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What this process tells at /metrics. There is one for all services that run in it. */
export const registry = new Registry();

/** Something that is counted where it happens. */
export const counter = <L extends string = never>(
  name: `${string}_total`,
  help: string,
  labelNames: readonly L[] = [],
): Counter<L> => new Counter({ name, help, labelNames: [...labelNames], registers: [registry] });

/** A moment or a size that is set where it is known. */
export const gauge = <L extends string = never>(
  name: `yinyom_${string}`,
  help: string,
  labelNames: readonly L[] = [],
): Gauge<L> => new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });

/** How long something took, in seconds. @param buckets their upper bounds, ascending */
export const histogram = <L extends string = never>(
  name: `${string}_seconds`,
  help: string,
  buckets: readonly number[],
  labelNames: readonly L[] = [],
): Histogram<L> =>
  new Histogram({ name, help, buckets: [...buckets], labelNames: [...labelNames], registers: [registry] });
