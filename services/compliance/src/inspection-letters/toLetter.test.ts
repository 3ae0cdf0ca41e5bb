import { Types } from 'mongoose';
import { sampleLetter } from '../testing/sampleLetter';
import type { LetterContent } from './LetterRecord';
import { toListed } from './toLetter';

it('counts a question as open while it has neither a paper nor a statement', () => {
  const { due_date, ...letter } = sampleLetter;
  const by = { id: 'x', name: 'Suda' };
  const at = new Date('2026-11-30T03:00:00Z');
  const content = {
    ...letter,
    questions: [...letter.questions, { question: 'Why?', inspection_papers: [], remark: '' }],
    answers: [],
  } as unknown as LetterContent;
  const record = {
    _id: new Types.ObjectId(),
    organization_id: 'a'.repeat(24),
    state: 'received' as const,
    closed: false,
    due_date,
    content: '',
    sealed_with: '',
    sample: false,
    created_at: at,
    created_by: by,
    updated_at: at,
    revision: 1,
  };
  expect(toListed(record, content)).toMatchObject({ questions_total: 3, questions_open: 1 });
});
