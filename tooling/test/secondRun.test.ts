/** @jest-environment node */
import { afterSecondRun, filesToRunAgain } from './secondRun.mjs';

const file = (name: string, tests: Record<string, 'passed' | 'failed'>) => ({
  name,
  status: Object.values(tests).includes('failed') ? 'failed' : 'passed',
  assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
});

it('runs again what failed, each file once, and a file that could not even run', () => {
  const files = [
    file('/a', { one: 'failed' }),
    file('/a', { two: 'failed' }),
    file('/b', { three: 'passed' }),
    { name: '/c', status: 'failed', assertionResults: [] },
  ];
  expect(filesToRunAgain(files)).toEqual(['/a', '/c']);
});

it('runs nothing again when so much failed that no busy machine did it', () => {
  const files = Array.from({ length: 16 }, (_, at) => file(`/${at}`, { one: 'failed' }));
  expect(filesToRunAgain(files)).toEqual([]);
});

it('names what failed beside others only, and what fails alone stays failed', () => {
  const first = [
    file('/a', { one: 'failed', two: 'passed' }),
    file('/b', { three: 'failed' }),
    file('/c', { four: 'passed' }),
  ];
  const second = [file('/a', { one: 'passed', two: 'passed' }), file('/b', { three: 'failed' })];
  const { files, onlyAlone } = afterSecondRun(first, second);
  expect(onlyAlone).toEqual([{ file: '/a', title: 'one' }]);
  expect(files.map(({ name, status }) => [name, status])).toEqual([
    ['/c', 'passed'],
    ['/a', 'passed'],
    ['/b', 'failed'],
  ]);
});

it('names a file that could not even run beside others', () => {
  const broken = (name: string) => ({ name, status: 'failed', assertionResults: [] });
  const second = [file('/a', { one: 'passed' }), broken('/b')];
  expect(afterSecondRun([broken('/a'), broken('/b')], second).onlyAlone).toEqual([
    { file: '/a', title: 'the whole file' },
  ]);
});

it('a title that passed alone in another file does not count', () => {
  const first = [file('/a', { one: 'failed' }), file('/b', { one: 'failed' })];
  const second = [file('/a', { one: 'failed' }), file('/b', { one: 'passed' })];
  expect(afterSecondRun(first, second).onlyAlone).toEqual([{ file: '/b', title: 'one' }]);
});

it('a second run that brought nothing changes nothing', () => {
  const first = [file('/a', { one: 'failed' })];
  expect(afterSecondRun(first, [])).toEqual({ files: first, onlyAlone: [] });
});
