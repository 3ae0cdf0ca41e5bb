import type { PublicCheck } from '@yinyom/contracts/scanner/publicCheck';
import type { Answer } from '@yinyom/testing/serviceHarness';
import type { Scanner } from './startScanner';
import { until } from './scanStory';

let solved = 0;

/** Asks for a check as a visitor without an account, with a bot check that was solved. */
export const askCheck = (scanner: Scanner, url: string, more: object = {}): Promise<Answer> =>
  scanner.send('POST', '/public/checks', {
    body: { url, captcha_token: `solved ${(solved += 1)}`, ...more },
  });

export const readCheck = (scanner: Scanner, id: string): Promise<Answer> =>
  scanner.send('GET', `/public/checks/${id}`);

/** The check once it is over. */
export const endedCheck = (scanner: Scanner, id: string): Promise<PublicCheck> =>
  until(async () => {
    const check = (await readCheck(scanner, id)).body as PublicCheck;
    return check.status !== 'queued' && check.status !== 'running' && check;
  });

/** The records as they are stored. */
export const storedChecks = (scanner: Scanner) => scanner.connection.collection('public_checks');
