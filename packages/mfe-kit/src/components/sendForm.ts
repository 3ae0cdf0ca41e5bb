/**
 * Does what a form asks for; a failure is shown by the form.
 * @param work sends the form and continues after it
 */
export const sendForm = async (
  form: { refuseAnswer: (error: unknown) => void },
  work: () => Promise<void>,
): Promise<void> => {
  try {
    await work();
  } catch (error) {
    form.refuseAnswer(error);
  }
};
