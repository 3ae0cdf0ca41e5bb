import { runProgram } from './runProgram';

it.each([
  [new Error('the list cannot be read'), 'the list cannot be read'],
  ['a text', 'a text'],
])('a program that fails prints the reason and ends with 1', async (thrown, printed) => {
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const ended = new Promise((resolve) => {
    jest.spyOn(process, 'exit').mockImplementation((code) => {
      resolve(code);
      return undefined as never;
    });
  });
  runProgram(() => Promise.reject(thrown));
  expect(await ended).toBe(1);
  expect(print).toHaveBeenCalledWith(printed);
});
