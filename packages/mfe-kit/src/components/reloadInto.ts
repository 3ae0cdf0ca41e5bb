interface Refusing {
  clearProblems: () => void;
  refuseAnswer: (error: unknown) => void;
}

/**
 * Makes a function that reads what is stored now and hands it to a form; where that fails, the form says why.
 * @param read null for what is gone by now
 */
export const reloadInto =
  <Stored>(form: Refusing, read: () => Promise<Stored | null>, take: (stored: Stored | null) => void) =>
  async (): Promise<void> => {
    try {
      const stored = await read();
      form.clearProblems();
      take(stored);
    } catch (error) {
      form.refuseAnswer(error);
    }
  };
