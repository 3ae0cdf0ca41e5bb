import type { Technique } from '../Trace';

/** A call's receiver, as a page has it. */
// oxlint-disable-next-line typescript/no-explicit-any -- hooks read properties of objects of any kind
export type Anything = any;

/** What the hook of a technique is written with; it comes from `startHooks`, as hooks can use nothing from outside. */
export interface HookKit {
  scope: Record<string, Anything>;
  /** Calls `then` behind a method; what it does or throws changes nothing for the page. */
  after(
    owner: string,
    method: string,
    then: (self: Anything, args: Anything[], result: Anything) => void,
  ): void;
  /** Calls `then` when a property is read. */
  onGet(owner: string, property: string, then: (self: Anything, result: Anything) => void): void;
  /** Calls `then` when a property was set; `before` is what it was. */
  onSet(
    owner: string,
    property: string,
    then: (self: Anything, value: Anything, before: Anything) => void,
  ): void;
  /** Calls `then` when somebody begins to listen to events. */
  onListen(then: (self: Anything, type: string) => void): void;
  /** Tells facts of a technique and the script behind them. */
  tell(technique: Technique, facts: object, script?: string | null): void;
  /** Address of the script that runs now; null where it has none, or too many were asked for. */
  script(): string | null;
  /** State of an object, made when it is asked for first. */
  stateOf<S>(create: () => S): (object: object) => S;
}

/** Watches one technique in a page. Its text is sent to the browser: it uses nothing but the kit. */
export type Hook = (kit: HookKit) => void;
