import { createFigure, seldom } from './figure';
import { registry } from './registry';
import { parseMetrics } from './testing/parseMetrics';

const figure = createFigure('yinyom_probe', 'For this test.');
const told = async () =>
  parseMetrics(await registry.metrics())
    .find(({ name }) => name === 'yinyom_probe')
    ?.samples.map(({ value }) => value);

it('is the sum of what the parts of this process say', async () => {
  const ends = [figure.ask(() => 2), figure.ask(async () => 3), figure.ask(() => null)];
  expect(await told()).toEqual([5]);
  ends.forEach((end) => end());
});

it('has no sample where nobody can tell, which is not 0', async () => {
  expect(await told()).toEqual([]);
  const end = figure.ask(() => Promise.reject(new Error('the database is down')));
  expect(await told()).toEqual([]);
  end();
  const zero = figure.ask(() => 0);
  expect(await told()).toEqual([0]);
  zero();
});

it('waits for nobody who does not answer', async () => {
  const ends = [figure.ask(() => new Promise(() => undefined)), figure.ask(() => 7)];
  expect(await told()).toEqual([7]);
  ends.forEach((end) => end());
});

it('asks once in a while only, and again after a failure', async () => {
  let times = 0;
  const ask = seldom(async () => {
    times += 1;
    if (times === 1) throw new Error('down');
    return times;
  }, 60_000);
  await expect(ask()).rejects.toThrow('down');
  expect([await ask(), await ask()]).toEqual([2, 2]);
});
