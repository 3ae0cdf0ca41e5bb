/** Waits until a condition holds; fails after a minute with what it waited for. */
export const until = async (condition: () => Promise<boolean>, what: string): Promise<void> => {
  const ends = Date.now() + 60_000;
  while (!(await condition())) {
    if (Date.now() > ends) throw new Error(`Waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
