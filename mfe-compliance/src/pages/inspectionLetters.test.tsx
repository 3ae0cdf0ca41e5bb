import {
  answerInspectionLetter,
  createInspectionLetter,
  getCoverLetterPdf,
  getInspectionLetter,
  listInspectionLetters,
  updateInspectionLetter,
} from '@yinyom/contracts/papers/inspectionLetters';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { dialog, press } from '../testing/openRequest';
import { officerSession } from '../testing/sampleData';
import { letter, LETTER_ID, listedLetter, listedLetters } from '../testing/sampleInspection';

const open = async (path: string, prepare: (gateway: ReturnType<typeof fakeGateway>) => void) => {
  const gateway = fakeGateway();
  prepare(gateway);
  await renderRemote(remote, { path, lang: 'en', session: officerSession });
  return gateway;
};
const openLetter = (of = letter()) =>
  open(`/compliance/letters/${LETTER_ID}`, (gateway) => gateway.answer(getInspectionLetter, of));

describe('the list of letters', () => {
  it('shows each letter with its clock and the questions that no paper answers', async () => {
    const letters = [
      listedLetter(),
      listedLetter({ id: 'b'.repeat(24), letter_state: 'answered', sample: true }),
    ];
    await open('/compliance/letters', (gateway) =>
      gateway.answer(listInspectionLetters, listedLetters(letters)),
    );
    const [first, second] = (await screen.findAllByRole('row')).slice(1);
    expect(within(first!).getByRole('link', { name: 'DE 0401/1234' })).toHaveAttribute(
      'href',
      `/en/compliance/letters/${LETTER_ID}`,
    );
    expect(within(first!).getByText(/days left$/)).toBeInTheDocument();
    expect(within(first!).getByText('2, without a paper: 1')).toBeInTheDocument();
    expect(within(second!).getByText('Sample data')).toBeInTheDocument();
    expect(within(second!).queryByText(/days left$/)).not.toBeInTheDocument();
  });

  it('says what to do where there is none, and why it cannot be read', async () => {
    const gateway = await open('/compliance/letters', (one) =>
      one.answer(listInspectionLetters, listedLetters([])),
    );
    expect(await screen.findByRole('heading', { name: 'No inspection letters yet' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Enter a letter' })).toHaveLength(1);
    expect(gateway.received(listInspectionLetters)).toHaveLength(1);
  });
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

  it('marks the question that is empty, and sends nothing', async () => {
    const gateway = await open('/compliance/letters/new', () => undefined);
    await press('Add a question');
    await userEvent.type(screen.getByLabelText(/^Question 1/), 'What?');
    await press('Enter the letter');
    await waitFor(() => expect(screen.getByLabelText(/^Question 2/)).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByLabelText(/^Question 1/)).not.toHaveAttribute('aria-invalid');
    expect(gateway.received(createInspectionLetter)).toHaveLength(0);
  });
});

describe('one letter', () => {
  it('shows which paper answers which question, and leads to a binder with these papers and this period', async () => {
    await openLetter();
    expect(await screen.findByText('Record of processing activities')).toBeInTheDocument();
    expect(screen.getByText('No paper is linked yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Make the binder with these papers' })).toHaveAttribute(
      'href',
      '/en/compliance/binders?papers=processing&from=2026-07-01&until=2026-09-30',
    );
  });

  it('is linked to papers, with the version that was read', async () => {
    const gateway = await openLetter();
    gateway.answer(updateInspectionLetter, letter({ etag: '"2"' }));
    await press('Edit and link papers');
    const papers = within(await screen.findByRole('group', { name: 'Papers that answer question 2' }));
    await userEvent.click(papers.getByLabelText('Agreements with processors'));
    await press('Save the changes');
    await waitFor(() => expect(gateway.received(updateInspectionLetter)).toHaveLength(1));
    const [sent] = gateway.received(updateInspectionLetter);
    expect(sent?.headers.get('if-match')).toBe('"1"');
    expect(sent?.body).toMatchObject({
      questions: [{ inspection_papers: ['processing'] }, { inspection_papers: ['agreements'] }],
    });
    expect(await screen.findByRole('button', { name: 'Record the answer' })).toBeInTheDocument();
  });

  it('is answered under a reference, after the questions without a paper were named', async () => {
    const gateway = await openLetter();
    const answered = letter({
      letter_state: 'answered',
      etag: '"2"',
      letter_answers: [
        {
          reference: 'EX 12/2026',
          answered_on: '2026-11-30',
          remark: '',
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
    expect(window.getByText('Questions without a paper: 1')).toBeInTheDocument();
    await userEvent.type(window.getByLabelText(/^Number of your letter/), 'EX 12/2026');
    await userEvent.click(window.getByRole('button', { name: 'Record the answer' }));
    expect(await screen.findByText('EX 12/2026')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open again' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit and link papers' })).not.toBeInTheDocument();
    // What was shown came with the answer: the letter was opened once.
    expect(gateway.received(getInspectionLetter)).toHaveLength(1);
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
