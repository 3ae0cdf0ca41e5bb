import {
  createBinder,
  deleteBinder,
  downloadBinder,
  listBinders,
  listDeletedWebsites,
  type Binder,
} from '@yinyom/contracts/papers/binders';
import { PAPER_ORDER } from '@yinyom/contracts/papers/inspectionPapers';
import { listPaperControllers } from '@yinyom/contracts/papers/paperControllers';
import { listApplications } from '@yinyom/contracts/websites/application';
import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastQuarter } from '../features/binders/binderValues';
import { remote } from '../remote';
import { dialog, press } from '../testing/openRequest';
import { binder, listOf } from '../testing/sampleBinders';
import { LETTER_ID } from '../testing/sampleInspection';
import { officerSession, organizations, website } from '../testing/sampleData';

const openPage = async (entities: Binder[], search = '') => {
  const gateway = fakeGateway();
  gateway.answer(listBinders, listOf(entities));
  gateway.answer(listMyOrganizations, organizations);
  await renderRemote(remote, { path: `/compliance/binders${search}`, lang: 'en', session: officerSession });
  await screen.findByRole('heading', { name: 'Make a binder' });
  return gateway;
};

it('orders the last quarter, all websites and papers, in Thai, unless something else is chosen', async () => {
  const gateway = await openPage([]);
  expect(await screen.findByText('No binders yet')).toBeInTheDocument();
  gateway.answer(createBinder, binder({ state: 'making', progress: 0, sha256: null }));
  gateway.answer(listBinders, listOf([binder({ state: 'making', progress: 0.4, sha256: null })]));
  await userEvent.click(await screen.findByRole('checkbox', { name: '11. Training and reviews' }));
  await press('Make the binder');
  await waitFor(() => expect(gateway.received(createBinder)).toHaveLength(1));
  expect(gateway.received(createBinder)[0]?.body).toEqual({
    ...lastQuarter(),
    applications: null,
    papers: PAPER_ORDER.filter((paper) => paper !== 'training'),
    languages: 'th',
    newer_than: null,
    letter_id: null,
  });
  expect(await screen.findByRole('progressbar', { name: /07\/2026/ })).toHaveValue(0.4);
});

it('offers websites that were deleted since the period began, with the day, and asks for none of another period', async () => {
  const gateway = await openPage([]);
  const page = { page: 1, limit: 20, total: 1, has_more: false, next_cursor: null };
  gateway.answer(listPaperControllers, { paper_controllers: [] });
  gateway.answer(listApplications, { ...page, entities: [website] });
  const gone = {
    application_id: '64b0000000000000000000e1',
    domain_name: 'gone.example.ac.th',
    deleted_at: '2026-08-20T03:00:00.000Z',
  };
  gateway.answer(listDeletedWebsites, { deleted_websites: [gone], deleted_total: 3 });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Websites' }), 'Chosen websites');
  const box = await screen.findByRole('checkbox', { name: 'gone.example.ac.th, deleted on 20/08/2026' });
  expect(screen.getByText(/^1 of 3 deleted websites are listed/)).toBeInTheDocument();
  expect(gateway.received(listDeletedWebsites)[0]?.query).toEqual(lastQuarter());
  await userEvent.click(box);
  gateway.answer(createBinder, binder());
  await press('Make the binder');
  await waitFor(() =>
    expect(gateway.received(createBinder)[0]?.body).toMatchObject({ applications: [gone.application_id] }),
  );
  gateway.answer(listDeletedWebsites, { deleted_websites: [], deleted_total: 0 });
  fireEvent.change(screen.getByRole('textbox', { name: /^From/ }), { target: { value: '01/04/2026' } });
  fireEvent.change(screen.getByRole('textbox', { name: /^Until/ }), { target: { value: '30/06/2026' } });
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^gone/ })).toBeNull());
  await press('Make the binder');
  expect(gateway.received(createBinder)).toHaveLength(1);
});

it('asks whether a binder that is ready is new enough, and makes another one only then', async () => {
  const gateway = await openPage([binder()]);
  gateway.answer(createBinder, binder());
  await press('Make the binder');
  await userEvent.click((await dialog()).getByRole('button', { name: 'Use the earlier one' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(gateway.received(createBinder)).toHaveLength(1);
  expect(screen.queryByText(/^Preparing the binder/)).toBeNull();
  await press('Make the binder');
  const question = await dialog();
  gateway.answer(createBinder, binder({ id: '64b0000000000000000000b2', state: 'making', sha256: null }));
  await userEvent.click(question.getByRole('button', { name: 'Make a new one' }));
  expect(await screen.findByText(/^Preparing the binder/)).toBeInTheDocument();
  expect(gateway.received(createBinder).map(({ body }) => body)).toEqual([
    expect.objectContaining({ newer_than: null }),
    expect.objectContaining({ newer_than: null }),
    expect.objectContaining({ newer_than: binder().id }),
  ]);
});

it('says what is missing, and what the platform refuses', async () => {
  const gateway = await openPage([]);
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
  await press('Make the binder');
  expect(gateway.received(createBinder)).toEqual([]);
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
  gateway.refuse(createBinder, 409, 'export_limit', { message: '2 exports are being prepared.' });
  await press('Make the binder');
  expect(await screen.findByText('2 exports are being prepared.')).toBeInTheDocument();
});

it('downloads a binder with its digest, and deletes it after a question', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push(this.download);
  });
  const gateway = await openPage([binder()]);
  expect(await screen.findByText('ab'.repeat(32))).toBeInTheDocument();
  gateway.answerFile(downloadBinder, 'application/zip', 'PK', 'binder.zip');
  await press('Download (ZIP)');
  await waitFor(() => expect(saved).toEqual(['binder.zip']));
  click.mockRestore();
  gateway.answer(deleteBinder, undefined);
  gateway.answer(listBinders, listOf([]));
  await press('Delete');
  await userEvent.click((await dialog()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No binders yet')).toBeInTheDocument();
});

it('a binder that failed offers no file', async () => {
  await openPage([binder({ state: 'failed', failure: 'unavailable', sha256: null })]);
  expect(
    await screen.findByText('This binder could not be made. Please order it again.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download (ZIP)' })).not.toBeInTheDocument();
});

it('orders a binder for the letter of its address, and names the letter of each binder with a link to it', async () => {
  const made = binder({ for_letter: { id: LETTER_ID, letter_number: 'DE 0401/1234' } });
  const gateway = await openPage([made, binder({ id: '64b0000000000000000000b2' })], `?letter=${LETTER_ID}`);
  const [link, ...further] = await screen.findAllByRole('link', { name: 'DE 0401/1234' });
  expect([link?.getAttribute('href'), further]).toEqual([`/en/compliance/letters/${LETTER_ID}`, []]);
  gateway.answer(createBinder, binder({ state: 'making', sha256: null }));
  await press('Make the binder');
  await waitFor(() =>
    expect(gateway.received(createBinder)[0]?.body).toMatchObject({ letter_id: LETTER_ID }),
  );
});

it('shows how a binder is checked offline, and leads back to the letter that it answers', async () => {
  await openPage([], `?letter=${LETTER_ID}`);
  expect(screen.getByRole('link', { name: /Back to the letter/ })).toHaveAttribute(
    'href',
    `/en/compliance/letters/${LETTER_ID}`,
  );
  expect(await screen.findByText('npx yinyom-verify binder.zip --keys keys.json')).toBeInTheDocument();
});

it('the command names the newest binder that is ready, and the link to the keys downloads them', async () => {
  const making = binder({
    id: '64b0000000000000000000b9',
    state: 'making',
    sha256: null,
    file_name: 'binder-2026-10-01-2026-12-31.zip',
  });
  await openPage([making, binder()]);
  const command = `npx yinyom-verify ${binder().file_name} --keys keys.json`;
  expect(await screen.findByText(command)).toBeInTheDocument();
  expect(screen.getByText(/transparency\/keys\.json$/)).toHaveAttribute('download', 'keys.json');
});
