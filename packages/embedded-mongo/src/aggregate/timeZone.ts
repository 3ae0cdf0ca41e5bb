import { MongoError } from '../errors';

/** Offsets change only at quarters of an hour: one lookup serves all instants of a quarter. */
const QUARTER_MS = 900_000;
const MAX_CACHED = 50_000;
const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Map<number, number>>();

/** Milliseconds that local time is ahead of UTC. */
export function zoneOffset(zone: string | undefined, instant: number): number {
  if (zone === undefined || zone === 'UTC' || zone === 'GMT' || zone === 'Z') return 0;
  const fixed = /^([+-])(\d{2})(?::?(\d{2}))?$/.exec(zone);
  if (fixed) return (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0)) * (fixed[1] === '-' ? -60_000 : 60_000);
  let known = offsets.get(zone);
  if (!known) offsets.set(zone, (known = new Map()));
  const quarter = Math.floor(instant / QUARTER_MS);
  let offset = known.get(quarter);
  if (offset === undefined) {
    offset = lookUp(zone, quarter * QUARTER_MS);
    if (known.size > MAX_CACHED) known.clear();
    known.set(quarter, offset);
  }
  return offset;
}

function lookUp(zone: string, instant: number): number {
  let format = formats.get(zone);
  if (!format) {
    try {
      format = new Intl.DateTimeFormat('en-US', {
        ...{ timeZone: zone, hourCycle: 'h23', era: 'short' },
        ...{
          year: 'numeric',
          month: 'numeric',
          day: 'numeric',
          hour: 'numeric',
          minute: 'numeric',
          second: 'numeric',
        },
      });
    } catch {
      throw new MongoError('BadValue', `unrecognized time zone identifier: "${zone}"`);
    }
    formats.set(zone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const year = parts.era === 'BC' ? 1 - Number(parts.year) : Number(parts.year);
  const local = utcOf(
    year,
    Number(parts.month) - 1,
    Number(parts.day),
    Number(parts.hour),
    Number(parts.minute),
    Number(parts.second),
  );
  return local - instant;
}

/** Date.UTC without its special meaning of years below 100. */
export function utcOf(
  year: number,
  month: number,
  day: number,
  hour = 0,
  minute = 0,
  second = 0,
  milli = 0,
): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date.setUTCHours(hour, minute, second, milli);
}

/** The local time of an instant, as a date whose UTC fields are the local ones. */
export function toLocal(instant: number, zone: string | undefined): Date {
  return new Date(instant + zoneOffset(zone, instant));
}

/** The instant of a local time; a time that a clock change leaves out moves behind the gap. */
export function fromLocal(local: number, zone: string | undefined): number {
  const guess = local - zoneOffset(zone, local);
  const instant = local - zoneOffset(zone, guess);
  if (zoneOffset(zone, instant) === local - instant) return instant;
  return Math.max(guess, instant);
}
