import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { ThemeProvider } from 'styled-components';
import { themeFor } from '../foundation/theme';
import { SearchBar } from './SearchBar';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const searched: string[] = [];
beforeEach(() => {
  searched.length = 0;
});
const bar = (q: string, live = true) => (
  <ThemeProvider theme={themeFor('en')}>
    <SearchBar label="Find" q={q} live={live} onSearch={(next) => searched.push(next)} />
  </ThemeProvider>
);
const show = (live = true) => {
  const { rerender } = render(bar('', live));
  const field = screen.getByLabelText('Find');
  return {
    field,
    /** The list is drawn with a search. */
    draw: (q: string) => rerender(bar(q, live)),
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
};

it('a live search begins once after each pause in typing', () => {
  const { type, wait } = show();
  type('0');
  wait(399);
  type('00');
  wait(399);
  expect(searched).toEqual([]);
  wait(1);
  expect(searched).toEqual(['00']);
  wait(5_000);
  expect(searched).toEqual(['00']);
});

it('a page that is drawn again and again holds up no search', () => {
  const { type, wait, draw } = show();
  type('00');
  for (let at = 0; at < 4; at += 1) {
    wait(100);
    draw('');
  }
  expect(searched).toEqual(['00']);
});

it('the field keeps its text while several searches are under way, and shows a change from outside', () => {
  const { field, type, wait, draw } = show();
  for (const text of ['a', 'ab', 'abc']) {
    type(text);
    wait(400);
  }
  expect(searched).toEqual(['a', 'ab', 'abc']);
  for (const arrived of ['a', 'ab', 'abc']) {
    draw(arrived);
    expect(field).toHaveValue('abc');
  }
  draw('');
  expect(field).toHaveValue('');
  draw('other');
  expect(field).toHaveValue('other');
  wait(5_000);
  expect(searched).toHaveLength(3);
});

it('a search that is not live waits for Enter', () => {
  const { field, type, wait } = show(false);
  type('abc');
  wait(5_000);
  expect(searched).toEqual([]);
  fireEvent.submit(field);
  expect(searched).toEqual(['abc']);
});
