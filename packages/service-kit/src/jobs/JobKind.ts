/** What the work of a job is given. */
export interface JobRun<Plan> {
  /** Decided before the first step, and stored with the job: the same in every try. */
  plan: Plan;
  /**
   * Does something for each item, one after the other, and goes on where an earlier try came to. The last items of that try may
   * be done again, so `act` must come to the same when it runs twice.
   * @param step a name of its own in this kind, without dots
   * @returns what `act` gave for the items of all tries, without undefined
   */
  each<Item, Note = never>(
    step: string,
    items: readonly Item[],
    act: (item: Item) => Promise<Note | void>,
  ): Promise<Exclude<Note, undefined>[]>;
  /** `each` for a single thing. */
  once(step: string, act: () => Promise<void>): Promise<void>;
}

/** Work that changes many things and that a crash may interrupt anywhere. */
export interface JobKind<Plan, Result> {
  /** Unique in its service. */
  name: string;
  /** Whether the same can be asked for again once it was answered; default: once for each key. */
  repeatable?: boolean;
  /** Whether it may take minutes: other interrupted jobs do not wait for it; default: they go on one after the other. */
  long?: boolean;
  /**
   * Does everything, by steps of `run`. What it throws decides: an AppError below 500 ends the job; Postponed lets it go on later;
   * after anything else it is tried again.
   */
  work(run: JobRun<Plan>): Promise<Result>;
  /** Takes back what was done, where the job was cancelled or failed. May run twice. */
  revert?(plan: Plan): Promise<void>;
}

/** A kind whose plan and result only its own service knows. */
export type AnyJobKind = JobKind<never, unknown>;
