const PAUSE_MS = 5;
/** A little less than a test has. */
const GIVEN_UP_MS = 240_000;

/**
 * Waits until a condition holds. Between two looks the processor is free: a loop without a pause takes it from the work that is
 * waited for.
 * @throws Error naming the condition after four minutes
 */
export const until = async (condition: () => Promise<boolean> | boolean, what: string): Promise<void> => {
  const end = Date.now() + GIVEN_UP_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited for four minutes in vain until ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
};
