interface Refusing {
  clearProblems: () => void;
  refuseAnswer: (error: unknown) => void;
}

/**
 * Makes a function that reads the latest version for a form whose typed text stays; where that fails, the form says why.
 * @param onRead gets what was read
 */
export const readInto =
  <Latest>(
    form: Refusing,
    read: () => Promise<{ data?: Latest | undefined; error?: unknown }>,
    onRead: (latest: Latest) => void = () => undefined,
  ) =>
  async (): Promise<void> => {
    const { data, error } = await read();
    if (error) {
      form.refuseAnswer(error);
      return;
    }
    form.clearProblems();
    if (data !== undefined) onRead(data);
  };
