/** A little less than a test has (milliseconds). */
const LONGEST_MS = 240_000;
/** Pauses between two looks (milliseconds). What lasts for seconds is looked at less often: most looks are calls of the platform. */
const PAUSES = { first: 50, growth: 1.2, longest: 300 };

/** Waits until a condition holds. @throws Error naming it after four minutes */
export const until = async (condition: () => Promise<boolean>, what: string): Promise<void> => {
  const end = Date.now() + LONGEST_MS;
  let pause = PAUSES.first;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited four minutes in vain until ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * PAUSES.growth, PAUSES.longest);
  }
};
