import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { SiteRouter } from './SiteRouter';
import { siteHistory } from './siteHistory';
import { useLeaveGuard } from './useLeaveGuard';

const Editor = () => {
  const [leave, setLeave] = useState<() => void>();
  useLeaveGuard(
    true,
    (proceed) => setLeave(() => proceed),
    (address) => address.startsWith('/editor'),
  );
  return (
    <>
      <h1>Editor</h1>
      <Link to="/editor?part=2">Second part</Link>
      <Link to="/list">To the list</Link>
      {leave && <button onClick={leave}>Leave without saving</button>}
      {leave && <button onClick={() => setLeave(undefined)}>Stay</button>}
    </>
  );
};

const open = async () => {
  siteHistory.navigator.replace('/list');
  render(
    <SiteRouter>
      <Routes>
        <Route path="/list" element={<Link to="/editor">Edit</Link>} />
        <Route path="/editor" element={<Editor />} />
      </Routes>
    </SiteRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Edit' }));
};
const back = () => act(async () => history.back());

describe('unsaved work', () => {
  it('stays on the screen and in the address bar when the browser goes back, until leaving is confirmed', async () => {
    await open();
    await back();
    expect(await screen.findByRole('button', { name: 'Leave without saving' })).toBeInTheDocument();
    await waitFor(() => expect(location.pathname).toBe('/editor'));
    expect(screen.getByRole('heading', { name: 'Editor' })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await back();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeInTheDocument();
    await waitFor(() => expect(location.pathname).toBe('/list'));
  });

  it('is not asked about when the browser goes back within the same work', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Second part' }));
    expect(location.search).toBe('?part=2');
    await back();
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull();
    await back();
    expect(await screen.findByRole('button', { name: 'Stay' })).toBeInTheDocument();
  });

  it('is asked about at a link, which is followed when leaving is confirmed', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'To the list' }));
    expect(location.pathname).toBe('/editor');
    await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeInTheDocument();
  });

  it('O1 is asked about by us before the page is loaded afresh, and then not by the browser as well', async () => {
    const page = { assign: jest.fn(), replace: jest.fn() };
    siteHistory.loadAfresh((address) => address === '/list', page);
    const nativeQuestion = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await open();
    page.assign.mockClear();
    await userEvent.click(screen.getByRole('link', { name: 'Second part' }));
    expect(page.assign).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'To the list' }));
    expect(page.assign).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Editor' })).toBeInTheDocument();
    expect(nativeQuestion()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(page.assign).toHaveBeenCalledWith('/list');
    expect(nativeQuestion()).toBe(false);
    siteHistory.loadAfresh(() => false);
  });
});
