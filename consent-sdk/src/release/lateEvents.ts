/** The script that runs now; null while a module or no script at all does. */
type Running = HTMLOrSVGScriptElement | null;
type Listener = EventListenerOrEventListenerObject | null;

/** Events of loading, in the order in which a page has them. */
const TYPES = ['readystatechange', 'DOMContentLoaded', 'load', 'pageshow'];

/** Whether a page has had such an event: in what order it has them is known, and when those of loading ended. */
const isOver = (type: string): boolean => {
  const { domContentLoadedEventEnd, loadEventEnd } = performance.timing;
  return TYPES.includes(type) && (type === TYPES[1] ? domContentLoadedEventEnd : loadEventEnd) > 0;
};

/** The name under which those that came late wait, so that no other listener hears of it. */
const late = (type: string): string => `yinyom ${type}`;

/**
 * Calls what a released script waits for although it is over: the script was written to be there from the start. Each listener is
 * called once, when all that was released with its script has run. Those of the page's other scripts are left alone.
 *
 * @param isReleased whether what runs now was released
 * @param settled when the scripts that are being released have run
 */
export const createLateEvents = (
  isReleased: (running: Running) => boolean,
  settled: () => Promise<unknown>,
) => {
  const targets: EventTarget[] = [window, document];
  const { addEventListener, removeEventListener } = window;
  const tell = (): void => {
    for (const type of TYPES)
      for (const target of targets) {
        const event = new Event(late(type));
        Object.defineProperty(event, 'type', { value: type });
        target.dispatchEvent(event);
      }
  };
  const hear = (target: EventTarget, type: string, listener: Listener): void => {
    if (!isOver(type)) return;
    addEventListener.call(target, late(type), listener!, { once: true });
    void settled().then(tell);
  };
  const listen = (target: EventTarget): void => {
    target.addEventListener = (type, listener, options) => {
      addEventListener.call(target, type, listener!, options);
      if (isReleased(document.currentScript)) hear(target, type, listener);
    };
    target.removeEventListener = (type, listener, options) => {
      for (const name of [type, late(type)]) removeEventListener.call(target, name, listener!, options);
    };
  };
  try {
    for (const target of targets) listen(target);
  } catch {
    // The page has frozen what these are inherited from: its released scripts run, and hear of nothing that is over.
  }

  /** What the page has in properties like `onload`. */
  const handlers = (): [target: EventTarget, type: string, handler: Listener][] =>
    TYPES.flatMap((type) => targets.map((target) => [target, type, target[`on${type}` as never]] as never));
  let known = handlers();
  /** Looks at those before a script runs, and again when it has run: what it has set is called, too. */
  return (hasRun: boolean): void => {
    const before = known;
    known = handlers();
    if (hasRun)
      known.forEach((each, at) => {
        if (each[2] !== before[at]![2]) hear(...each);
      });
  };
};
