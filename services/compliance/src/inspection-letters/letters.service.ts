import type { AnswerOf, BodyOf } from '@yinyom/contracts/endpoint';
import {
  isOpenLetter,
  LETTER_DUE_SOON_DAYS,
  MAX_INSPECTION_LETTERS,
  MAX_LETTER_ANSWERS,
  mayFollowLetter,
} from '@yinyom/contracts/papers/inspectionLetter';
import type {
  answerInspectionLetter,
  createInspectionLetter,
  listInspectionLetters,
  updateInspectionLetter,
} from '@yinyom/contracts/papers/inspectionLetters';
import { addDays, bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { conflict, invalidField, notFound, versionConflict } from '@yinyom/service-kit/AppError';
import { INSPECTION_WORDS } from '@yinyom/texts/inspection/inspectionWords';
import type { FindSentBinder } from '../binder/sentBinder';
import type { Seals } from '../register/seals';
import { coverHash } from './coverText';
import type { DraftCover } from './draftCover';
import type { LetterContent, LetterRecord, LetterWithoutCovers, StoredCovers } from './LetterRecord';
import type { LetterStore } from './letter.store';
import { toListed } from './toLetter';

interface Deps {
  letters: LetterStore;
  seals: Seals;
  draftCover: DraftCover;
  /** A binder that was made for a letter and is ready. */
  sentBinder: FindSentBinder;
  now(): Date;
}
interface Person {
  id: string;
  name: string;
}

/** @throws AppError 422 date_range_invalid where a day lies before the one that it follows */
const checkDays = ({
  letter_date,
  due_date,
  period_from,
  period_until,
}: Pick<LetterContent, 'letter_date' | 'period_from' | 'period_until'> & { due_date: string }): void => {
  if (due_date < letter_date) throw invalidField('due_date', 'date_range_invalid');
  if (period_from && period_until && period_until < period_from)
    throw invalidField('period_until', 'date_range_invalid');
};

/** Letters of regulators: entered, linked to papers, answered. What they say is sealed. */
export const createInspectionLetterService = ({ letters, seals, draftCover, sentBinder, now }: Deps) => {
  const open = (record: LetterWithoutCovers): LetterContent =>
    JSON.parse(seals.open(record, record.content)) as LetterContent;
  /** Cover letters of all answers, the first answer first. */
  const openCovers = (record: LetterRecord): StoredCovers[] =>
    record.covers === undefined ? [] : (JSON.parse(seals.open(record, record.covers)) as StoredCovers[]);
  const sealed = (owner: Pick<LetterRecord, '_id' | 'organization_id'>, content: LetterContent) => ({
    content: seals.seal(owner, JSON.stringify(content)),
    sealed_with: seals.current,
  });
  const find = async (organizationId: string, id: string): Promise<LetterRecord> => {
    const found = await letters.find(organizationId, id);
    if (!found) throw notFound();
    return found;
  };

  return {
    open,
    openCovers,
    find,

    list: async (
      organizationId: string,
      { page, limit }: { page: number; limit: number },
    ): Promise<AnswerOf<typeof listInspectionLetters>> => {
      const skip = (page - 1) * limit;
      const [found, total] = await Promise.all([
        letters.list(organizationId, { skip, limit }),
        letters.count(organizationId),
      ]);
      return {
        entities: found.map((record) => toListed(record, open(record))),
        page,
        limit,
        total,
        has_more: skip + found.length < total,
        next_cursor: null,
      };
    },

    /** @throws AppError 409 paper_full; 422 date_range_invalid */
    create: async (
      organization_id: string,
      created_by: Person,
      { due_date, ...entered }: BodyOf<typeof createInspectionLetter>,
      sample = false,
    ): Promise<LetterRecord> => {
      checkDays({ ...entered, due_date });
      if ((await letters.count(organization_id)) >= MAX_INSPECTION_LETTERS) throw conflict('paper_full');
      const owner = { _id: letters.newId(), organization_id };
      const at = now();
      return letters.insert({
        ...owner,
        state: 'received',
        closed: false,
        due_date,
        ...sealed(owner, { ...entered, answers: [] }),
        sample,
        created_at: at,
        created_by,
        updated_at: at,
        revision: 1,
      });
    },

    /** @throws AppError 404; 409 letter_closed; 412 version_conflict; 422 date_range_invalid */
    update: async (
      organizationId: string,
      id: string,
      { letter_state, due_date, ...fields }: BodyOf<typeof updateInspectionLetter>,
      seen: number,
    ): Promise<LetterRecord> => {
      const record = await find(organizationId, id);
      if (record.revision !== seen) throw versionConflict();
      const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      const state = letter_state ?? record.state;
      const moves = state !== record.state;
      if (moves && !mayFollowLetter(record.state, state)) throw conflict('letter_closed');
      const isChanged = due_date !== undefined || Object.keys(changes).length > 0;
      // What was answered is opened again first, so that the answer stays what it was about.
      if (isChanged && !isOpenLetter(record.state) && !isOpenLetter(state)) throw conflict('letter_closed');
      const content: LetterContent = { ...open(record), ...changes };
      const due = due_date ?? record.due_date;
      checkDays({ ...content, due_date: due });
      const changed = await letters.change(record, seen, {
        state,
        closed: !isOpenLetter(state),
        due_date: due,
        ...sealed(record, content),
        // Under one secret with the rest, also where an earlier one sealed it.
        ...(record.covers !== undefined && {
          covers: seals.seal(record, seals.open(record, record.covers)),
        }),
        updated_at: now(),
      });
      if (!changed) throw versionConflict();
      return changed;
    },

    /** Stores the cover letters as they are now. @throws AppError 404; 409 letter_closed, paper_full; 412; 422 date_range_invalid */
    answer: async (
      organizationId: string,
      organization: string,
      id: string,
      by: Person,
      { reference, answered_on, remark, binder_id }: BodyOf<typeof answerInspectionLetter>,
      seen: number,
    ): Promise<LetterRecord> => {
      const record = await find(organizationId, id);
      if (record.revision !== seen) throw versionConflict();
      if (!mayFollowLetter(record.state, 'answered')) throw conflict('letter_closed');
      const at = now();
      const content = open(record);
      if (answered_on < content.letter_date || answered_on > bangkokDay(at))
        throw invalidField('answered_on', 'date_range_invalid');
      if (content.answers.length >= MAX_LETTER_ANSWERS) throw conflict('paper_full');
      const binder = binder_id === null ? null : await sentBinder(organizationId, id, { id: binder_id });
      if (binder_id !== null && !binder) throw notFound();
      const cover = await draftCover(record, content, organization, { reference, answered_on, binder });
      const covers = { th: cover('th'), en: cover('en') };
      const { version: words_version, date: words_date } = INSPECTION_WORDS.th;
      const answer: LetterContent['answers'][number] = {
        reference,
        answered_on,
        remark,
        sent_binder: binder,
        words_version,
        words_date,
        by,
        at: at.toISOString(),
        cover_sha256: { th: coverHash(covers.th), en: coverHash(covers.en) },
      };
      const changed = await letters.change(record, seen, {
        state: 'answered',
        closed: true,
        due_date: record.due_date,
        ...sealed(record, { ...content, answers: [...content.answers, answer] }),
        covers: seals.seal(record, JSON.stringify([...openCovers(record), covers])),
        updated_at: at,
      });
      if (!changed) throw versionConflict();
      return changed;
    },

    /** Open letters that are due within a week, or late; nothing of what they say. */
    dueSoon: async (organizationId: string) => {
      const until = addDays(bangkokDay(now()), LETTER_DUE_SOON_DAYS);
      const found = await letters.dueUntil(organizationId, until, MAX_INSPECTION_LETTERS);
      return found.map(({ _id, due_date }) => ({ id: String(_id), due_date }));
    },
  };
};
export type InspectionLetterService = ReturnType<typeof createInspectionLetterService>;
