import { anyErasureLine, type AnyErasureLine } from '@yinyom/contracts/operations/erasures';

/**
 * Reads a list of erasures.
 * @throws Error naming the line that is none. A last line without an end was never acknowledged, and is left out
 */
export const readErasures = (text: string): AnyErasureLine[] => {
  const complete = text.slice(0, text.lastIndexOf('\n') + 1);
  return complete.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [anyErasureLine.parse(JSON.parse(line))];
    } catch {
      throw new Error(`Line ${index + 1} of the list of erasures is not as it was written.`);
    }
  });
};
