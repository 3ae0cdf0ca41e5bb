import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { listInspectionLetters } from '@yinyom/contracts/papers/inspectionLetters';
import { api, store } from '@yinyom/mfe-kit';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { act, screen, within } from '@testing-library/react';
import { remote } from '../remote';
import { officerSession, organizations } from '../testing/sampleData';
import { LETTER_ID, listedLetter, listedLetters } from '../testing/sampleInspection';

const open = async (prepare: (gateway: ReturnType<typeof fakeGateway>) => void) => {
  const gateway = fakeGateway();
  prepare(gateway);
  await renderRemote(remote, { path: '/compliance/letters', lang: 'en', session: officerSession });
  return gateway;
};

describe('the list of letters', () => {
  it('shows each letter with its clock and the questions that are open', async () => {
    const letters = [
      listedLetter(),
      listedLetter({ id: 'b'.repeat(24), letter_state: 'answered', sample: true }),
    ];
    await open((gateway) => gateway.answer(listInspectionLetters, listedLetters(letters)));
    const [first, second] = (await screen.findAllByRole('row')).slice(1);
    expect(within(first!).getByRole('link', { name: 'DE 0401/1234' })).toHaveAttribute(
      'href',
      `/en/compliance/letters/${LETTER_ID}`,
    );
    expect(within(first!).getByText(/days left$/)).toBeInTheDocument();
    expect(within(first!).getByText('2, without a paper or a statement: 1')).toBeInTheDocument();
    expect(within(second!).getByText('Sample data')).toBeInTheDocument();
    expect(within(second!).queryByText(/days left$/)).not.toBeInTheDocument();
  });

  it('says what to do where there is none, and why it cannot be read', async () => {
    const gateway = await open((one) => one.answer(listInspectionLetters, listedLetters([])));
    expect(await screen.findByRole('heading', { name: 'No inspection letters yet' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Enter a letter' })).toHaveLength(1);
    expect(gateway.received(listInspectionLetters)).toHaveLength(1);
  });
});

it('an empty list says that sample data are being made, and is read again once they are', async () => {
  const [first] = organizations;
  const madeBy = (state: 'making' | 'ready') => [{ ...first!, sample_data: { state, done: 1, total: 2 } }];
  const gateway = await open((one) => {
    one.answer(listMyOrganizations, madeBy('making'));
    one.answer(listInspectionLetters, listedLetters([]));
  });
  expect(await screen.findByRole('heading', { name: 'Sample data is being prepared' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Enter a letter' })).toBeNull();
  gateway.answer(listMyOrganizations, madeBy('ready'));
  gateway.answer(listInspectionLetters, listedLetters([listedLetter()]));
  act(() => void store.dispatch(api.util.invalidateTags(['Organization' as never])));
  expect(await screen.findByRole('link', { name: 'DE 0401/1234' })).toBeInTheDocument();
});
