import { yieldTurn } from './turns';

it('one of the commands that take long has a slice in each turn of the event loop, oldest first', async () => {
  const turns: string[][] = [[]];
  let isOver = false;
  const turn = () => {
    turns.push([]);
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const command = async (name: string, slices: number) => {
    for (let slice = 0; slice < slices; slice += 1) {
      await yieldTurn();
      turns.at(-1)?.push(name);
    }
  };
  await Promise.all([command('a', 3), command('b', 2), command('c', 1)]);
  await command('d', 1);
  isOver = true;
  expect(turns.flat()).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'd']);
  expect(Math.max(...turns.map((names) => names.length))).toBe(1);
});
