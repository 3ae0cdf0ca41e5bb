/** A little less than a test has (milliseconds). */
const LONGEST_MS = 240_000;

/** Waits until a condition holds. @throws Error naming it after four minutes */
export const until = async (condition: () => Promise<boolean>, what: string): Promise<void> => {
  const end = Date.now() + LONGEST_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited four minutes in vain until ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
