/** How a letter numbers a question: `1.`, `1)`, `(1)`, `Question 1:` or the Thai word for it, in Arabic or Thai digits. */
const MARK =
  /^\s*(?:(?:\u0e02\u0e49\u0e2d(?:\u0e17\u0e35\u0e48)?|question)\s*[0-9\u0e50-\u0e59]{1,3}[.):]?|\([0-9\u0e50-\u0e59]{1,3}\)|[0-9\u0e50-\u0e59]{1,3}[.)])\s*/i;
/** `2.1` and `1.500` begin no question of their own. */
const PART = /^\s*[0-9\u0e50-\u0e59]+\.[0-9\u0e50-\u0e59]/;

const beginsQuestion = (line: string): boolean => MARK.test(line) && !PART.test(line);

/**
 * Questions of a numbered list as it is copied out of a letter, without their numbers; lines without a number belong to the question
 * above. Fewer than two, or a text before the first number: null, the text is one question. Pure.
 */
export const numberedQuestions = (text: string): string[] | null => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (!lines[0] || !beginsQuestion(lines[0])) return null;
  const questions: string[] = [];
  for (const line of lines) {
    if (beginsQuestion(line)) questions.push(line.replace(MARK, '').trim());
    else questions.push(`${questions.pop() ?? ''}\n${line.trim()}`);
  }
  return questions.length < 2 || questions.includes('') ? null : questions;
};
