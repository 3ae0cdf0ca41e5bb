import {
  answerInspectionLetter,
  createInspectionLetter,
  getCoverLetterPdf,
  getInspectionLetter,
  updateInspectionLetter,
} from '@yinyom/contracts/papers/inspectionLetters';
import { listBinders, type Binder } from '@yinyom/contracts/papers/binders';
import { getReadiness } from '@yinyom/contracts/papers/readiness';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { dialog, press } from '../testing/openRequest';
import { binder, listOf } from '../testing/sampleBinders';
import { officerSession } from '../testing/sampleData';
import { letter, LETTER_ID } from '../testing/sampleInspection';
import { readiness } from '../testing/samplePapers';

/** The linked paper of the letter is there in part. */
const partly = {
  ...readiness,
  inspection_papers: readiness.inspection_papers.slice(0, 1).map((one) => ({
    ...one,
    paper: 'processing' as const,
    missing: [{ field: 'purpose', who: 'dpo' as const, due_at: null }],
  })),
};
const open = async (path: string, prepare: (gateway: ReturnType<typeof fakeGateway>) => void) => {
  const gateway = fakeGateway();
  prepare(gateway);
  await renderRemote(remote, { path, lang: 'en', session: officerSession });
  return gateway;
};
const openLetter = (of = letter(), papers = readiness, binders: Binder[] = []) =>
  open(`/compliance/letters/${LETTER_ID}`, (gateway) => {
    gateway.answer(getInspectionLetter, of);
    gateway.answer(getReadiness, papers);
    gateway.answer(listBinders, listOf(binders));
  });

describe('entering a letter', () => {
  it('proposes papers from the words of a question, keeps what was chosen, and sends the letter', async () => {
    const gateway = await open('/compliance/letters/new', (one) => {
      one.answer(createInspectionLetter, letter());
      one.answer(getInspectionLetter, letter());
    });
    await userEvent.type(await screen.findByLabelText(/^Who wrote it/), 'Office');
    await userEvent.type(screen.getByLabelText(/^Number/), 'DE 1');
    await userEvent.type(screen.getByLabelText(/^Date of the letter/), '20/11/2026');
    await userEvent.type(screen.getByLabelText(/^Last day for the answer/), '15/12/2026');
    await userEvent.type(screen.getByLabelText(/^Question 1/), 'ขอบันทึกรายการตามมาตรา 39 and cookies');
    const papers = () => within(screen.getByRole('group', { name: 'Papers that answer question 1' }));
    await userEvent.click(papers().getByLabelText('Training and reviews'));
    await press('Propose papers');
    expect(
      await screen.findByText('Proposed from words of the question: 2. Please check.'),
    ).toBeInTheDocument();
    await userEvent.click(papers().getByLabelText(/^Cookies/));
    await press('Add a question');
    await userEvent.type(screen.getByLabelText(/^Question 2/), 'And why?');
    await press('Enter the letter');
    await waitFor(() => expect(gateway.received(createInspectionLetter)).toHaveLength(1));
    expect(gateway.received(createInspectionLetter)[0]?.body).toEqual({
      letter_from: 'Office',
      letter_number: 'DE 1',
      letter_date: '2026-11-20',
      due_date: '2026-12-15',
      period_from: null,
      period_until: null,
      questions: [
        {
          question: 'ขอบันทึกรายการตามมาตรา 39 and cookies',
          inspection_papers: ['processing', 'training'],
          remark: '',
        },
        { question: 'And why?', inspection_papers: [], remark: '' },
      ],
    });
    expect(await screen.findByRole('heading', { name: 'DE 0401/1234' })).toBeInTheDocument();
  });

  it('makes a question with proposed papers of each number of a pasted list', async () => {
    await open('/compliance/letters/new', () => undefined);
    await userEvent.click(await screen.findByLabelText(/^Question 1/));
    await userEvent.paste('1. Send the record of processing.\n2. Send your breaches.');
    expect(await screen.findByText(/^Questions taken from the pasted list: 2/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Question 2/)).toHaveValue('Send your breaches.');
    const papers = within(screen.getByRole('group', { name: 'Papers that answer question 2' }));
    expect(papers.getByLabelText('Personal data breaches')).toBeChecked();
    // The first of them is open; the others say what they ask and how many papers answer it.
    expect(screen.getByLabelText(/^Question 1/).closest('details')).toHaveAttribute('open');
    expect(screen.getByLabelText(/^Question 2/).closest('details')).not.toHaveAttribute('open');
    expect(screen.getByText('Papers: 1 · Send your breaches.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Questions' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: 'Question 2' })).toBeInTheDocument();
    // Into a question that has words a list is pasted as it is.
    await userEvent.click(screen.getByLabelText(/^Question 1/));
    await userEvent.paste('\n1. a\n2. b');
    expect(screen.queryByLabelText(/^Question 3/)).toBeNull();
  });

  it('says of a question without words that it has no paper, and no more', async () => {
    await open('/compliance/letters/new', () => undefined);
    expect(await screen.findByText('No paper is linked yet')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^Question 1/), 'Why?');
    expect(screen.getByText('No paper is linked yet · Why?')).toBeInTheDocument();
  });

  it('marks the question that is empty, and sends nothing', async () => {
    const gateway = await open('/compliance/letters/new', () => undefined);
    await press('Add a question');
    await userEvent.type(screen.getByLabelText(/^Question 1/), 'What?');
    await press('Enter the letter');
    await waitFor(() => expect(screen.getByLabelText(/^Question 2/)).toHaveAttribute('aria-invalid', 'true'));
    // What is wrong is open, whatever was closed.
    expect(screen.getByLabelText(/^Question 2/).closest('details')).toHaveAttribute('open');
    expect(screen.getByLabelText(/^Number/).closest('details')).toHaveAttribute('open');
    expect(screen.getByLabelText(/^Question 1/)).not.toHaveAttribute('aria-invalid');
    expect(gateway.received(createInspectionLetter)).toHaveLength(0);
  });
});

describe('one letter', () => {
  it('shows which paper answers which question and how far it is, and leads to a binder of them', async () => {
    const questions = [...letter().questions, { question: 'Why?', inspection_papers: [], remark: '' }];
    await open(`/compliance/letters/${LETTER_ID}`, (gateway) => {
      gateway.answer(getInspectionLetter, letter({ letter_state: 'preparing', questions }));
      gateway.answer(getReadiness, partly);
    });
    const paper = await screen.findByRole('link', { name: 'Record of processing activities' });
    expect(paper).toHaveAttribute('href', '/en/compliance/record');
    await waitFor(() => expect(paper.parentElement).toHaveTextContent('In part'));
    // A statement answers a question, too.
    expect(screen.getAllByText('No paper is linked yet')).toHaveLength(1);
    const next = within(screen.getByRole('region', { name: 'Next step' }));
    expect(next.getByText(/^Questions without a paper or a statement: 1\./)).toBeInTheDocument();
    expect(next.getByRole('button', { name: 'Edit and link papers' })).toBeInTheDocument();
    const [binder] = screen.getAllByRole('link', { name: 'Make the binder with these papers' });
    expect(binder).toHaveAttribute(
      'href',
      `/en/compliance/binders?papers=processing&from=2026-07-01&until=2026-09-30&letter=${letter().id}`,
    );
  });

  it('is linked to papers, with the version that was read', async () => {
    const questions = [...letter().questions, { question: 'Why?', inspection_papers: [], remark: '' }];
    const gateway = await openLetter(letter({ questions }));
    gateway.answer(updateInspectionLetter, letter({ etag: '"2"' }));
    await press('Edit and link papers');
    // The question without a paper or a statement is open, and nothing else.
    expect(screen.getByLabelText(/^Question 3/).closest('details')).toHaveAttribute('open');
    for (const label of [/^Question 1/, /^Question 2/, /^Number/])
      expect(screen.getByLabelText(label).closest('details')).not.toHaveAttribute('open');
    expect(screen.getByText('Statement on question 2 · Who works for you?')).toBeVisible();
    const papers = within(await screen.findByRole('group', { name: 'Papers that answer question 2' }));
    await userEvent.click(papers.getByLabelText('Agreements with processors'));
    await press('Save the changes');
    await waitFor(() => expect(gateway.received(updateInspectionLetter)).toHaveLength(1));
    const [sent] = gateway.received(updateInspectionLetter);
    expect(sent?.headers.get('if-match')).toBe('"1"');
    expect(sent?.body).toMatchObject({
      questions: [{ inspection_papers: ['processing'] }, { inspection_papers: ['agreements'] }, {}],
    });
    expect(await screen.findByRole('button', { name: 'Record the answer' })).toBeInTheDocument();
  });

  it('says what its next step is before its preparation is begun, too', async () => {
    const gateway = await openLetter(letter(), partly);
    const next = within(await screen.findByRole('region', { name: 'Next step' }));
    expect(await next.findByText(/^Papers that are not complete: 1\./)).toBeInTheDocument();
    expect(next.getByRole('link', { name: 'Make the binder with these papers' })).toBeInTheDocument();
    const paper = screen.getByRole('link', { name: 'Record of processing activities' });
    expect(paper.parentElement).toHaveTextContent('In part');
    gateway.answer(updateInspectionLetter, letter({ letter_state: 'preparing', etag: '"2"' }));
    await press('Start preparing');
    expect(await screen.findByText('Being prepared')).toBeInTheDocument();
    expect(gateway.received(updateInspectionLetter)[0]?.body).toEqual({ letter_state: 'preparing' });
    expect(screen.queryByRole('button', { name: 'Start preparing' })).toBeNull();
  });

  it('is answered without a binder where statements alone answer it, and explains a gap in a statement', async () => {
    const nextOf = async (remark: string, papers: ['processing'] | []) => {
      cleanup();
      const [first, second] = letter().questions;
      const questions = [{ ...first!, inspection_papers: papers, remark }, second!];
      await openLetter(letter({ letter_state: 'preparing', questions }), partly);
      return within(await screen.findByRole('region', { name: 'Next step' }));
    };
    const alone = await nextOf('It is on paper.', []);
    expect(alone.getByText(/^Every question has a statement\. Send the cover letter/)).toBeInTheDocument();
    expect(alone.getByRole('button', { name: 'Record the answer' })).toBeInTheDocument();
    expect(alone.queryByRole('link')).toBeNull();
    const partial = await nextOf('', ['processing']);
    expect(await partial.findByText(/^Papers that are not complete: 1\./)).toBeInTheDocument();
    const explained = await nextOf('The rest follows.', ['processing']);
    await screen.findByText('In part');
    expect(explained.getByText(/^Every question has a paper or a statement\./)).toBeInTheDocument();
    expect(explained.getByRole('link', { name: 'Make the binder with these papers' })).toBeInTheDocument();
    expect(explained.getByRole('button', { name: 'Record the answer' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Record the answer' })).toHaveLength(1);
  });

  it('says nothing of its papers as they are now once it is closed', async () => {
    const gateway = await openLetter(letter({ letter_state: 'answered' }), partly);
    expect(await screen.findByRole('button', { name: 'Open again' })).toBeInTheDocument();
    const paper = screen.getByRole('link', { name: 'Record of processing activities' });
    expect(paper.parentElement).not.toHaveTextContent('In part');
    expect(gateway.received(getReadiness)).toHaveLength(0);
  });

  it('is answered under a reference, after the questions without a paper or a statement were named', async () => {
    const questions = [...letter().questions, { question: 'Why?', inspection_papers: [], remark: '' }];
    const binders = [binder({ id: 'c'.repeat(24), papers: ['training'] }), binder()];
    const gateway = await openLetter(letter({ questions }), readiness, binders);
    const answered = letter({
      letter_state: 'answered',
      etag: '"2"',
      letter_answers: [
        {
          reference: 'EX 12/2026',
          answered_on: '2026-11-30',
          remark: '',
          sent_binder: {
            id: binder().id,
            file_name: binder().file_name,
            ready_at: '2026-11-22T03:01:00.000Z',
            sha256: 'ab'.repeat(32),
          },
          cover_sha256: { th: 'a'.repeat(64), en: 'b'.repeat(64) },
          words_version: '1',
          words_date: '2026-11-30',
          at: '2026-11-30T03:00:00.000Z',
          by: { id: 'x', name: 'Suda' },
        },
      ],
    });
    gateway.answer(answerInspectionLetter, answered);
    await press('Record the answer');
    const window = await dialog();
    expect(window.getByText('Questions without a paper or a statement: 1')).toBeInTheDocument();
    await userEvent.type(window.getByLabelText(/^Number of your letter/), 'EX 12/2026');
    // What was sent is evidence: nothing is chosen until a person does.
    const sent = window.getByRole('combobox', { name: /^Binder that is sent with it/ });
    expect(sent).toHaveDisplayValue('Choose what was sent');
    expect(within(sent).getAllByRole('option')).toHaveLength(3);
    const record = () => userEvent.click(window.getByRole('button', { name: 'Record the answer' }));
    await record();
    expect(sent).toBeInvalid();
    expect(gateway.received(answerInspectionLetter)).toHaveLength(0);
    await userEvent.selectOptions(sent, within(sent).getAllByRole('option')[1]!);
    await record();
    expect(gateway.received(answerInspectionLetter)[0]?.body).toMatchObject({ binder_id: binder().id });
    expect(await screen.findByText('EX 12/2026')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open again' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit and link papers' })).not.toBeInTheDocument();
    // What was shown came with the answer: the letter was opened once.
    expect(gateway.received(getInspectionLetter)).toHaveLength(1);
  });

  it('is answered without a binder where that is chosen', async () => {
    const gateway = await openLetter(letter(), readiness, [binder()]);
    gateway.answer(answerInspectionLetter, letter({ letter_state: 'answered', etag: '"2"' }));
    await press('Record the answer');
    const window = await dialog();
    await userEvent.type(window.getByLabelText(/^Number of your letter/), 'EX 13/2026');
    await userEvent.selectOptions(
      window.getByRole('combobox', { name: /^Binder that is sent with it/ }),
      'No binder',
    );
    await userEvent.click(window.getByRole('button', { name: 'Record the answer' }));
    await waitFor(() =>
      expect(gateway.received(answerInspectionLetter)[0]?.body).toMatchObject({ binder_id: null }),
    );
  });

  it('without papers has no binder, whatever was made for it before', async () => {
    const questions = [{ question: 'Why?', inspection_papers: [], remark: 'Because.' }];
    await openLetter(letter({ questions }), readiness, [binder()]);
    await press('Record the answer');
    const window = await dialog();
    expect(window.getByLabelText(/^Number of your letter/)).toBeInTheDocument();
    expect(window.queryByRole('combobox', { name: /^Binder that is sent with it/ })).toBeNull();
  });

  it('gives the cover letter in the language that was chosen, and says why it cannot', async () => {
    const gateway = await openLetter();
    gateway.refuse(getCoverLetterPdf, 503, 'unavailable', { message: 'It is being drawn.' });
    await press('English (PDF)');
    expect(await screen.findByText('It is being drawn.')).toBeInTheDocument();
    expect(gateway.received(getCoverLetterPdf)[0]?.query).toEqual({ language: 'en' });
  });

  it('says that there is no such letter', async () => {
    await open(`/compliance/letters/${LETTER_ID}`, (gateway) =>
      gateway.refuse(getInspectionLetter, 404, 'not_found'),
    );
    expect(await screen.findByRole('heading', { name: 'This letter does not exist' })).toBeInTheDocument();
  });
});
