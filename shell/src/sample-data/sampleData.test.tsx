import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { removeSampleData } from '@yinyom/contracts/identity/sampleData';
import { listApplications } from '@yinyom/contracts/websites/application';
import { FAILURE_WORDS } from '@yinyom/texts/failure/failureWords';
import { defineRemote, i18n, navigateTo, registerTexts } from '@yinyom/mfe-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/sample/en.json';
import { loadRemoteModule } from '../federation/remoteLoader';
import { renderShell } from '../testing/renderShell';
import { organization, platformOf, signedIn } from '../testing/signedIn';
import { foldStrip } from './stripState';

// Remotes exist only in a browser that loads them from the network.
jest.mock('../federation/remoteLoader', () => ({
  loadRemoteModule: jest.fn(),
  loadedRemote: () => undefined,
  forgetFailure: jest.fn(),
  knownBuilds: () => new Map(),
}));

const loaded = Promise.resolve(
  defineRemote({
    name: 'any',
    namespace: 'any',
    texts: () => Promise.resolve({ default: {} }),
    routes: [
      { path: '/dashboard', element: <h1>Figures</h1> },
      { path: '/websites', element: <h1>Websites</h1> },
    ],
  }),
);
beforeEach(() => {
  jest.mocked(loadRemoteModule).mockReturnValue(loaded);
  window.scrollTo = () => undefined;
  foldStrip(null);
});

type Sample = { state: 'making' | 'ready'; done: number; total: number };
const open = async (role: 1 | 10 | 1000, sample?: Sample) => {
  const place = { ...organization('a', role), ...(sample && { sample_data: sample }) };
  const gateway = platformOf(place);
  const session = { ...signedIn, role, organizationId: place.id };
  await renderShell({ path: '/dashboard', session });
  await screen.findByText('Figures');
  return { gateway, place };
};
const strip = () => screen.findByRole('region', { name: 'Sample data' });

describe('the strip over sample data', () => {
  it('is not there where there are none', async () => {
    await open(1000);
    expect(screen.queryByRole('region', { name: 'Sample data' })).not.toBeInTheDocument();
  });

  it('says how far they are while they are being made, and offers nothing yet', async () => {
    await open(1000, { state: 'making', done: 1250, total: 3481 });
    const shown = await strip();
    expect(shown).toHaveTextContent('35% done');
    expect(within(shown).queryByRole('button')).not.toBeInTheDocument();
  });

  it('has the list of websites fetched anew once they are made', async () => {
    const { gateway, place } = await open(1000, { state: 'making', done: 1, total: 9 });
    await strip();
    const lists = () => gateway.received(listApplications).length;
    const before = lists();
    expect(before).toBeGreaterThan(0);
    gateway.answer(listMyOrganizations, [{ ...place, sample_data: { state: 'ready', done: 9, total: 9 } }]);
    await screen.findByText(/invented decisions/);
    await waitFor(() => expect(lists()).toBeGreaterThan(before));
  });

  it.each([1, 10] as const)(
    'says to role %s what they are, and does not offer to remove them',
    async (role) => {
      await open(role, { state: 'ready', done: 9, total: 9 });
      const shown = await strip();
      expect(shown).toHaveTextContent('invented decisions');
      expect(within(shown).queryByRole('button', { name: 'Remove sample data' })).not.toBeInTheDocument();
    },
  );

  it('removes all of it after one question, and leads to the websites that are left', async () => {
    const { gateway, place } = await open(1000, { state: 'ready', done: 9, total: 9 });
    gateway.answer(removeSampleData, null);
    const press = async (name: string) =>
      act(async () => (await screen.findByRole('button', { name })).click());
    await press('Remove sample data');
    expect(await screen.findByText('Remove all sample data?')).toBeInTheDocument();
    expect(gateway.received(removeSampleData)).toEqual([]);
    gateway.answer(listMyOrganizations, [organization('a', 1000)]);
    await press('Remove all of it');
    expect(await screen.findByText('The sample data has been removed.')).toBeInTheDocument();
    expect(gateway.received(removeSampleData)).toMatchObject([{ params: { id: place.id } }]);
    expect(await screen.findByRole('heading', { name: 'Websites' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Sample data' })).not.toBeInTheDocument();
  });

  it('asks nobody in names of keys when the words of the question cannot be loaded, and tries again', async () => {
    await open(1000, { state: 'ready', done: 9, total: 9 });
    const shown = await strip();
    const press = () =>
      act(() => userEvent.click(within(shown).getByRole('button', { name: 'Remove sample data' })));
    i18n.removeResourceBundle('en', 'sample');
    registerTexts('sample', () => Promise.reject(new Error('no line')), 'shell');
    await press();
    expect(await screen.findByText(FAILURE_WORDS.en.internal_error)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    registerTexts('sample', (lang) => import(`../../locales/sample/${lang}.json`), 'shell');
    await press();
    expect(await screen.findByRole('dialog')).toHaveTextContent(en.question);
  });

  describe('folded to a badge', () => {
    // The frame shows the badge in the header or above the page, whichever has the room; styles hide the other one.
    const openBadge = async () => {
      const [badge] = await screen.findAllByRole('button', { name: 'Sample data' });
      await act(() => userEvent.click(badge as HTMLElement));
    };

    it('by its button, and shows itself again from the badge', async () => {
      await open(10, { state: 'ready', done: 9, total: 9 });
      const shown = await strip();
      await act(() => userEvent.click(within(shown).getByRole('button', { name: 'Fold to a badge' })));
      expect(screen.queryByRole('region', { name: 'Sample data' })).not.toBeInTheDocument();
      expect(screen.getByRole('main')).toHaveFocus();
      await openBadge();
      expect(screen.getByText(/invented decisions/)).toBeInTheDocument();
      expect(screen.queryByRole('menuitem', { name: 'Remove sample data' })).not.toBeInTheDocument();
      await act(() =>
        userEvent.click(screen.getByRole('menuitem', { name: 'Show the notice above the page' })),
      );
      expect(await strip()).toHaveTextContent('invented decisions');
    });

    it('by going on to another page; an Admin removes the data from the badge', async () => {
      const { gateway } = await open(1000, { state: 'ready', done: 9, total: 9 });
      await strip();
      act(() => navigateTo('/websites'));
      await screen.findByRole('heading', { name: 'Websites' });
      expect(screen.queryByRole('region', { name: 'Sample data' })).not.toBeInTheDocument();
      await openBadge();
      gateway.answer(removeSampleData, null);
      await act(() => userEvent.click(screen.getByRole('menuitem', { name: 'Remove sample data' })));
      await act(async () => (await screen.findByRole('button', { name: 'Remove all of it' })).click());
      expect(await screen.findByText('The sample data has been removed.')).toBeInTheDocument();
      expect(gateway.received(removeSampleData)).toHaveLength(1);
    });

    it('not while the data are being made', async () => {
      await open(1000, { state: 'making', done: 1, total: 9 });
      await strip();
      act(() => navigateTo('/websites'));
      await screen.findByRole('heading', { name: 'Websites' });
      expect(await strip()).toHaveTextContent('11% done');
    });
  });
});
