import { report } from '../platform/report';

const layer = (): unknown[] => (window.dataLayer = window.dataLayer ?? []);

/** Tag managers put their own code in the way of `push`; what goes wrong there is theirs. */
const add = (entry: unknown): void => {
  try {
    layer().push(entry);
  } catch (reason) {
    report(reason);
  }
};

/** Google reads an arguments object from the data layer, an array would be ignored. */
function push(..._command: unknown[]): void;
function push(): void {
  // eslint-disable-next-line prefer-rest-params -- see above
  add(arguments);
}

/** Milliseconds Google's tags wait for an update before they send without consent. */
const WAIT = 500;

export const gtagDefault = (states: Record<string, string>): void =>
  push('consent', 'default', { ...states, wait_for_update: WAIT });
export const gtagUpdate = (states: Record<string, string>): void => push('consent', 'update', states);
/** An event for tag managers' triggers. */
export const layerEvent = (event: string, detail: unknown): void => add({ event, yinyom: detail });
