import type { Seals } from '../register/seals';
import type { LetterContent } from './LetterRecord';
import type { LetterStore } from './letter.store';

interface Deps {
  letters: Pick<LetterStore, 'findAll'>;
  seals: Pick<Seals, 'open'>;
}

/** Numbers that regulators gave to letters, by the ids of these; a letter of another organization has none. */
export const createLetterNumbers =
  ({ letters, seals }: Deps) =>
  async (organizationId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const found = await letters.findAll(organizationId, ids);
    return new Map(
      found.map((record) => {
        const { letter_number } = JSON.parse(seals.open(record, record.content)) as LetterContent;
        return [String(record._id), letter_number] as const;
      }),
    );
  };
