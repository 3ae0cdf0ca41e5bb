import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { monthNames, weekdayNames } from '../foundation/calendarNames';
import { themeFor } from '../foundation/theme';
import { ColorField } from './ColorField';
import { FileDrop } from './FileDrop';
import { FilterFold } from './FilterFold';
import { DateField } from './DateField';
import { MonthPicker } from './MonthPicker';
import { PasswordField } from './PasswordField';
import { TextField } from './TextField';

const show = (element: ReactNode) => render(<ThemeProvider theme={themeFor('en')}>{element}</ThemeProvider>);

const Text = ({ type }: { type?: 'text' | 'textarea' }) => {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="Name"
      type={type}
      value={value}
      onChange={setValue}
      error={value ? undefined : 'needed'}
    />
  );
};

it.each(['text', 'textarea'] as const)(
  'a %s is trimmed: its start while typing, its end when it is left',
  async (type) => {
    show(<Text type={type} />);
    const field = screen.getByLabelText('Name');
    await userEvent.type(field, '  Suda  Dee ');
    expect(field).toHaveValue('Suda  Dee ');
    await userEvent.tab();
    expect(field).toHaveValue('Suda  Dee');
  },
);

it('a wrong field is marked and tied to its message', () => {
  show(
    <TextField
      label="Name"
      value=""
      onChange={() => undefined}
      hint="as on the card"
      error="Please fill out"
    />,
  );
  const field = screen.getByLabelText('Name');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('as on the card Please fill out');
});

const Password = () => {
  const [value, setValue] = useState('');
  return <PasswordField label="Password" autoComplete="new-password" value={value} onChange={setValue} />;
};

it('a password keeps its spaces and can be shown and hidden', async () => {
  show(<Password />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, ' Lotus Pond 27 ');
  await userEvent.tab();
  expect(field).toHaveValue(' Lotus Pond 27 ');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

it('months after the present one cannot be chosen, earlier ones can', async () => {
  const chosen = jest.fn();
  show(<MonthPicker value="2026-05" last="2026-06" onChange={chosen} />);
  expect(screen.getByRole('button', { name: 'May' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Jul' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next year' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Previous year' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dec' }));
  expect(chosen).toHaveBeenCalledWith('2025-12');
});

it('the Buddhist year is only shown: what is chosen stays in the common era', async () => {
  const chosen = jest.fn();
  render(
    <ThemeProvider theme={themeFor('en', true)}>
      <MonthPicker value="2026-05" last="2026-06" onChange={chosen} />
    </ThemeProvider>,
  );
  expect(screen.getByText('2569 BE')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Jan' }));
  expect(chosen).toHaveBeenCalledWith('2026-01');
});

it('months and days have Khmer names, which the browser has none of', () => {
  render(
    <ThemeProvider theme={themeFor('kh')}>
      <MonthPicker value="2026-05" last="2026-06" onChange={jest.fn()} />
    </ThemeProvider>,
  );
  expect(screen.getByRole('button', { name: 'ឧសភា' })).toHaveAttribute('aria-pressed', 'true');
  expect(weekdayNames('kh')).toHaveLength(7);
  expect(monthNames('en')).toEqual(expect.arrayContaining(['Jan', 'Feb', 'Dec']));
  expect(weekdayNames('en')[0]).toBe('Sunday');
});

const Day = ({ chosen, max }: { chosen: (day: string) => void; max?: string }) => {
  const [day, setDay] = useState('2026-11-01');
  const change = (next: string) => {
    setDay(next);
    chosen(next);
  };
  return <DateField label="From" value={day} max={max} onChange={change} />;
};

it('A19 a day is shown and written in the Buddhist era, and said to be so; the form gets the common era', async () => {
  const chosen = jest.fn();
  render(
    <ThemeProvider theme={themeFor('th', true)}>
      <Day chosen={chosen} />
    </ThemeProvider>,
  );
  const field = screen.getByLabelText('From');
  expect(field).toHaveValue('01/11/2569');
  expect(field).toHaveAttribute('placeholder', 'วว/ดด/ปปปป (พ.ศ.)');
  for (const written of ['5/9/2569', '5/9/2026']) {
    await userEvent.clear(field);
    await userEvent.type(field, written);
    await userEvent.tab();
    expect(chosen).toHaveBeenLastCalledWith('2026-09-05');
    expect(field).toHaveValue('05/09/2569');
  }
});

it('a day is written DD/MM/YYYY, also in the Buddhist era, and what is no day stays out of the form', async () => {
  const chosen = jest.fn();
  show(<Day chosen={chosen} max="2026-12-31" />);
  const field = screen.getByLabelText('From');
  expect(field).toHaveValue('01/11/2026');
  expect(field).toHaveAttribute('placeholder', 'DD/MM/YYYY');
  const write = async (text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await userEvent.tab();
  };
  await write('5/9/2569');
  expect(chosen).toHaveBeenLastCalledWith('2026-09-05');
  expect(field).toHaveValue('05/09/2026');
  for (const wrong of ['31/02/2026', '12/2026', 'tomorrow', '01/01/2027']) {
    chosen.mockClear();
    await write(wrong);
    expect(chosen.mock.calls).toEqual(wrong === '31/02/2026' ? [['']] : []);
    expect(field).toHaveValue(wrong);
    expect(screen.getByText('The date is not valid.')).toBeInTheDocument();
  }
  await userEvent.clear(field);
  expect(screen.queryByText('The date is not valid.')).not.toBeInTheDocument();
});

it('a day is DD/MM/YYYY in Japanese, too, and is understood with its year first', async () => {
  const chosen = jest.fn();
  render(
    <ThemeProvider theme={themeFor('jp')}>
      <Day chosen={chosen} />
    </ThemeProvider>,
  );
  const field = screen.getByLabelText('From');
  expect(field).toHaveValue('01/11/2026');
  expect(field).toHaveAttribute('placeholder', '日/月/年');
  for (const written of ['2026/9/5', '5/9/2026', '2569-09-05']) {
    await userEvent.clear(field);
    await userEvent.type(field, written);
    await userEvent.tab();
    expect(chosen).toHaveBeenLastCalledWith('2026-09-05');
    expect(field).toHaveValue('05/09/2026');
  }
});

it('only a whole colour code reaches the form', async () => {
  const chosen = jest.fn();
  show(<ColorField label="Text" pickLabel="Pick" format="#RRGGBB" value="#000000" onChange={chosen} />);
  const field = screen.getByLabelText('Text');
  await userEvent.clear(field);
  await userEvent.type(field, '#0B6E6');
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.type(field, 'E');
  expect(chosen).toHaveBeenLastCalledWith('#0b6e6e');
});

it('a file can be dropped or chosen, and not while one is on its way', async () => {
  const taken = jest.fn();
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  const { rerender } = show(<FileDrop label="Logo" accept="image/png" onFile={taken} />);
  await userEvent.upload(screen.getByLabelText('Logo'), file);
  fireEvent.drop(screen.getByText('Drop a file here, or'), { dataTransfer: { files: [file] } });
  expect(taken).toHaveBeenCalledTimes(2);
  rerender(
    <ThemeProvider theme={themeFor('en')}>
      <FileDrop label="Logo" accept="image/png" onFile={taken} busy />
    </ThemeProvider>,
  );
  fireEvent.drop(screen.getByText('Drop a file here, or'), { dataTransfer: { files: [file] } });
  expect(taken).toHaveBeenCalledTimes(2);
});

it('of several files that are dropped at once a place for one takes none, and says so', () => {
  const files = ['front.png', 'back.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  const taken = jest.fn();
  show(<FileDrop label="Logo" accept="image/png" onFile={taken} />);
  const place = screen.getByText('Drop a file here, or');
  fireEvent.drop(place, { dataTransfer: { files } });
  expect(taken).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Logo')).toHaveAccessibleDescription(/^One file at a time/);
  fireEvent.drop(place, { dataTransfer: { files: files.slice(1) } });
  expect(taken).toHaveBeenCalledWith(files[1]);
  expect(screen.getByLabelText('Logo')).toBeValid();
});

it('filters fold behind one button that says how many of them are in use', async () => {
  show(
    <FilterFold active={2}>
      <TextField label="Status" value="" onChange={() => undefined} />
    </FilterFold>,
  );
  // Only phones show the button: the style sheet decides, and what is hidden has no name for a test to look for.
  const button = screen.getByText('Filters');
  expect(button).toHaveTextContent(/2 in use$/);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  const filters = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(filters).toContainElement(screen.getByLabelText('Status'));
  expect(filters).toHaveAttribute('data-folded');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(filters).not.toHaveAttribute('data-folded');
});

it('no filter in use is no number', () => {
  show(<FilterFold active={0}>none</FilterFold>);
  expect(screen.getByText('Filters').textContent).toBe('Filters');
});
