/** Waits until a condition holds. @throws Error naming it after 60 s */
export const until = async (condition: () => Promise<boolean>, what: string): Promise<void> => {
  const end = Date.now() + 60_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited 60 s in vain until ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
