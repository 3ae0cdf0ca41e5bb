/** Pauses between two looks (milliseconds): the first, how each grows, and the longest. */
const PAUSES = { first: 5, growth: 1.2, longest: 40 };
/** A little less than a test has. */
const GIVEN_UP_MS = 170_000;

/**
 * Waits until a condition holds. Between two looks the processor is free: a loop without a pause takes it from the work that is
 * waited for, and so does one that looks two hundred times a second for something that takes seconds.
 * @throws Error naming the condition after almost three minutes
 */
export const until = async (condition: () => Promise<boolean> | boolean, what: string): Promise<void> => {
  const end = Date.now() + GIVEN_UP_MS;
  let pause = PAUSES.first;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited for almost three minutes in vain until ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * PAUSES.growth, PAUSES.longest);
  }
};
