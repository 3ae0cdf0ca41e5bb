import { SECRET_NAMES } from '@yinyom/contracts/secretNames';
import { createLogger } from './logger';
import { prettyLine } from './log/prettyLine';

const logged = (write: (logger: ReturnType<typeof createLogger>) => void): string => {
  let text = '';
  write(createLogger('info', { write: (line) => void (text += line) }));
  return text;
};

it('a line is one object: time, level by its word, service, message', () => {
  const line = logged((logger) => logger.child({ service: 'probe' }).warn({ count: 2 }, 'two\nlines'));
  expect(line.trimEnd()).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'warn',
    service: 'probe',
    count: 2,
    msg: 'two\nlines',
  });
});

it('what an error quotes of people is taken out, what says which program could not be reached is not', () => {
  const cause = new Error('E11000 duplicate key { email: "somchai@mail.example.co.th" }');
  const error = Object.assign(
    new Error('550 <malee+x@example.ac.th> from 203.0.113.77 and 2001:db8::17', { cause }),
    {
      rejected: ['malee+x@example.ac.th'],
      errors: [new Error('connect ECONNREFUSED 127.0.0.1:27017')],
    },
  );
  const line = logged((logger) => logger.error({ err: error }, 'failed'));
  for (const telling of ['@mail.example', '@example.ac.th', '203.0.113.77', '2001:db8', 'somchai'])
    expect(line).not.toContain(telling);
  expect(line).toContain('550 <[mail]> from [address] and [address]');
  expect(line).toContain('127.0.0.1:27017');
  expect(line).toContain('logger.test.ts');
});

it.each(SECRET_NAMES)('a secret named %s is hidden, alone and inside of something', (name) => {
  const line = logged((logger) => logger.info({ [name]: 'opensesame', body: { [name]: ['opensesame'] } }));
  expect(line).toContain('[hidden]');
  expect(line).not.toContain('opensesame');
});

it('for people it is a line with the time of day, the word, the service and the facts', () => {
  const line = logged((logger) =>
    logger.child({ service: 'probe' }).info({ status: 200, ms: 1.5 }, 'answered'),
  );
  expect(prettyLine(line)).toMatch(/^[\d:.]{12} INFO {2}probe answered status=200 ms=1\.5\n$/);
  expect(prettyLine('no object\n')).toBe('no object\n');
});
