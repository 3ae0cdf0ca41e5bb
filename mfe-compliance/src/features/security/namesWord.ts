/** Whether an answer has one of these words, in any case. Pure. */
export const namesWord = (answers: readonly string[], words: readonly string[]): boolean => {
  const said = answers.join('\n').toLowerCase();
  return words.some((word) => said.includes(word.toLowerCase()));
};
