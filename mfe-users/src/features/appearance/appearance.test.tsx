import { formatDate, savePreferences, store } from '@yinyom/mfe-kit';
import { getMe } from '@yinyom/contracts/identity/account';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { inShell, user } from '../../testing/sampleData';

const remote = inShell(module);
const open = async (lang: 'th' | 'en') => {
  savePreferences({ calendar: 'language', dates: 'digits', scheme: 'system', menu: 'side' });
  const gateway = fakeGateway();
  gateway.answer(getMe, user);
  const session = { token: 't', user: { ...user, two_fa_at: '2026-11-01T00:00:00.000Z' }, role: 1 as const };
  await renderRemote(remote, { path: '/account', lang, session });
};

describe('the appearance of the console', () => {
  it('A19 in Thai dates are in the Buddhist era, until somebody wants the common one: at once, everywhere', async () => {
    await open('th');
    expect(await screen.findByText(/01\/11\/2569/)).toBeInTheDocument();
    await userEvent.selectOptions(await screen.findByLabelText('ปฏิทิน'), 'คริสต์ศักราช (ค.ศ.)');
    expect(screen.getByText(/01\/11\/2026/)).toBeInTheDocument();
    expect(screen.queryByText(/01\/11\/2569/)).not.toBeInTheDocument();
    expect(localStorage.getItem('calendar')).toBe('gregorian');
  });

  it('A19 in English they are in the common era, until somebody wants the Buddhist one', async () => {
    await open('en');
    const card = within(await screen.findByRole('region', { name: 'Appearance' }));
    expect(card.getByLabelText('Calendar')).toHaveAccessibleDescription(
      `Today is shown as ${formatDate(new Date())}. CSV, JSON and hashes always use the Gregorian calendar.`,
    );
    expect(screen.getByText(/01\/11\/2026/)).toBeInTheDocument();
    await userEvent.selectOptions(card.getByLabelText('Calendar'), 'Buddhist era (BE)');
    expect(screen.getByText(/01\/11\/2569/)).toBeInTheDocument();
  });

  it('dates are in figures until the user wants words: then everywhere on the page, and after a reload, too', async () => {
    await open('th');
    expect(await screen.findByText(/01\/11\/2569/)).toBeInTheDocument();
    const choice = await screen.findByLabelText('รูปแบบวันที่');
    await userEvent.selectOptions(choice, screen.getByRole('option', { name: /^ชื่อเดือน/ }));
    expect(await screen.findByText(/ 1 พ\.ย\. 2569/)).toBeInTheDocument();
    expect(screen.queryByText(/01\/11\/2569/)).not.toBeInTheDocument();
    expect(localStorage.getItem('dates')).toBe('words');
  });

  it('colours and the place of the menu are chosen here, and this browser remembers them', async () => {
    await open('en');
    await userEvent.selectOptions(await screen.findByLabelText('Color theme'), 'Dark');
    await userEvent.selectOptions(screen.getByLabelText('Position of the main menu'), 'Top');
    expect(store.getState().preferences).toEqual({
      calendar: 'language',
      dates: 'digits',
      scheme: 'dark',
      menu: 'top',
    });
    expect(localStorage.getItem('color_scheme')).toBe('dark');
    expect(localStorage.getItem('menu_place')).toBe('top');
  });
});
