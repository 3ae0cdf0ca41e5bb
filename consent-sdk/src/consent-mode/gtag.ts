const layer = (): unknown[] => (window.dataLayer = window.dataLayer ?? []);

/** Google reads an arguments object from the data layer, an array would be ignored. */
function push(..._command: unknown[]): void;
function push(): void {
  // eslint-disable-next-line prefer-rest-params -- see above
  layer().push(arguments);
}

/** Milliseconds Google's tags wait for an update before they send without consent. */
const WAIT = 500;

export const gtagDefault = (states: Record<string, string>): void =>
  push('consent', 'default', { ...states, wait_for_update: WAIT });
export const gtagUpdate = (states: Record<string, string>): void => push('consent', 'update', states);
/** An event for tag managers' triggers. */
export const layerEvent = (event: string, detail: unknown): void => {
  layer().push({ event, yinyom: detail });
};
