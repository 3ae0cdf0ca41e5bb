import { numberedQuestions } from './numberedQuestions';
import { letterBody, letterProblems, letterValues } from './letterValues';

const values = (more: Partial<ReturnType<typeof letterValues>> = {}) => ({
  ...letterValues(null),
  letter_from: 'Office',
  letter_number: '1',
  letter_date: '2026-11-20',
  due_date: '2026-12-15',
  questions: [{ key: 7, question: 'What?', inspection_papers: [], remark: '' }],
  ...more,
});

it('sends what the platform takes: no keys of the form, null for a period that is not named', () => {
  expect(letterProblems(values())).toEqual({});
  expect(letterBody(values())).toMatchObject({
    period_from: null,
    questions: [{ question: 'What?', inspection_papers: [], remark: '' }],
  });
  expect(letterBody(values()).questions[0]).not.toHaveProperty('key');
});

it('names each wrong field, also inside of a question', () => {
  const wrong = values({
    letter_date: '',
    questions: [...values().questions, { key: 8, question: ' ', inspection_papers: [], remark: '' }],
  });
  expect(letterProblems(wrong)).toEqual({ letter_date: 'required', 'questions.1.question': 'required' });
});

it.each([
  ['1. Who?\n2. What,\n   and why?\n3) When?', ['Who?', 'What,\nand why?', 'When?']],
  ['(๑) ขอสำเนาประกาศ\r\n\r\n(๒) ขอทะเบียนคำขอ', ['ขอสำเนาประกาศ', 'ขอทะเบียนคำขอ']],
  ['ข้อ 1 ขอรายชื่อ\n1.1 ของปีนี้\nข้อ 2 ขอบันทึก', ['ขอรายชื่อ\n1.1 ของปีนี้', 'ขอบันทึก']],
  ['1. Only one', null],
  ['Dear sirs,\n1. Who?\n2. What?', null],
  ['Two lines\nwithout a number', null],
  ['1.\n2. What?', null],
])('%j, pasted, becomes %j', (text, questions) => {
  expect(numberedQuestions(text)).toEqual(questions);
});
