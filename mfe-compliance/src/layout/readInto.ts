interface Refusing {
  clearProblems: () => void;
  refuseAnswer: (error: unknown) => void;
}

/** Makes a function that reads the latest version for a form whose typed text stays; where that fails, the form says why. */
export const readInto =
  (form: Refusing, read: () => Promise<{ error?: unknown }>) => async (): Promise<void> => {
    const { error } = await read();
    if (error) form.refuseAnswer(error);
    else form.clearProblems();
  };
