import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { themeFor } from '../foundation/theme';
import { Button } from './Button';
import { CopyButton } from './CopyButton';
import { DropdownMenu } from './DropdownMenu';

const show = (element: ReactNode) => render(<ThemeProvider theme={themeFor('en')}>{element}</ThemeProvider>);

it('a busy button keeps the focus and ignores presses, also as the submit button of a form', async () => {
  const pressed = jest.fn();
  const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  show(
    <form onSubmit={submitted}>
      <Button type="submit" busy onClick={pressed}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(pressed).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});

it('says whether copying worked', async () => {
  const user = userEvent.setup();
  show(<CopyButton text="the script" />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('the script');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('denied'));
  await user.click(screen.getByRole('button', { name: 'Copied' }));
  expect(await screen.findByText('Could not copy')).toBeInTheDocument();
});

describe('a dropdown menu', () => {
  const items = ['Thai', 'English', 'Khmer'].map((label) => ({
    key: label,
    label,
    selected: label === 'English',
    onSelect: jest.fn(),
  }));
  const menu = <DropdownMenu label="Language" trigger="English" items={items} />;
  const trigger = () => screen.getByRole('button', { name: 'Language' });

  it('opens with the focus on its first item, moves by arrow keys and chooses', async () => {
    show(menu);
    await userEvent.click(trigger());
    expect(screen.getByRole('menuitemradio', { name: 'Thai' })).toHaveFocus();
    expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitemradio', { name: 'Khmer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(items[2]?.onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(trigger()).toHaveFocus();
  });

  it('closes on Escape, giving the focus back, and on a press elsewhere', async () => {
    show(
      <>
        {menu}
        <button>elsewhere</button>
      </>,
    );
    await userEvent.click(trigger());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(trigger()).toHaveFocus();
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

it('F-L6 a menu with more entries than it shows at once cuts the next one in half, another shows all', async () => {
  const entry = (index: number) => ({ key: `${index}`, label: `Entry ${index}`, onSelect: () => undefined });
  const heightOf = async (count: number) => {
    const items = Array.from({ length: count }, (_, index) => entry(index));
    const { unmount } = show(
      <DropdownMenu label="Websites" trigger="Open" visibleItems={3} items={items} footer={<p>End</p>} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Websites' }));
    const scrolls = screen.getByRole('menu').parentElement as HTMLElement;
    expect(scrolls).toContainElement(screen.getByText('End'));
    const { maxHeight } = getComputedStyle(scrolls);
    unmount();
    return maxHeight;
  };
  expect(await heightOf(4)).toBe('154px');
  expect(await heightOf(3)).toBe('60vh');
});
