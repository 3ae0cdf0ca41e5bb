import type { Release } from './Release';
import type { ListStamp } from './RemotesList';

type Numbered = Pick<Release, 'name' | 'number'>;

/** As much of a row of the list as its signature is about. */
export interface ListedNumbers extends Numbered {
  canary?: { release: Numbered; organizations: readonly string[]; share: number };
}

/** What is signed about the rows: the number of each release, and who gets which canary. Equal for equal rows. */
export const rowsText = (rows: readonly ListedNumbers[]): string =>
  JSON.stringify(
    [...rows]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, number, canary }) =>
        canary
          ? [name, number, canary.release.number, canary.share, ...canary.organizations]
          : [name, number],
      ),
  );

/** What the signature of a list is about: its age, and its rows. */
export const listText = (
  { number, made_at, valid_until }: Omit<ListStamp, 'signature'>,
  rows: readonly ListedNumbers[],
): string => JSON.stringify(['yinyom list 1', number, made_at, valid_until, rowsText(rows)]);
