import { safely } from '../platform/safely';
import { some } from '../platform/some';

const page = window as unknown as Record<string, unknown[] | undefined>;
/** Name of the array that the website's container reads. */
let name = 'dataLayer';
/** What this script has put into it. */
const told: unknown[] = [];

/**
 * Makes whatever array the page has for a data layer begin with what this script has to say: many pages write
 * `dataLayer = [...]` below it, and a container that finds no denied default acts without consent.
 */
export const ownLayer = (given = name): void => {
  let layer = page[(name = given)];
  safely(() =>
    Object.defineProperty(window, name, {
      get: () => layer,
      set(value: unknown[]) {
        layer = value;
        safely(() => some(value, (entry) => entry === told[0]) || value.unshift(...told));
      },
      configurable: true,
    }),
  );
};

/** Tag managers put their own code in the way of `push`; what goes wrong there is theirs. */
const add = (entry: unknown): void => {
  told[told.length] = entry;
  const layer = page[name];
  // What is set begins with all that was said before.
  if (layer) safely(() => layer.push(entry));
  else page[name] = [];
};

/** Google reads an arguments object from the data layer, an array would be ignored. */
function push(..._command: unknown[]): void;
function push(): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  add(arguments);
}

/** Milliseconds Google's tags wait for an update before they send without consent. */
const WAIT = 500;

export const gtagDefault = (states: Record<string, string>): void =>
  push('consent', 'default', { ...states, wait_for_update: WAIT });
export const gtagUpdate = (states: Record<string, string>): void => push('consent', 'update', states);
/** An event for tag managers' triggers. */
export const layerEvent = (event: string, detail: unknown): void => add({ event, yinyom: detail });
