import * as z from 'zod/mini';
import { country } from '../country';
import { id, l10n, line, optionalLine, optionalText, timestamp } from '../fields';
import { acceptedForm, MAX_ACCEPTED_FORMS } from './acceptedForm';
import { paperActor } from './paperActor';
import {
  ITEM_SOURCES,
  LEGAL_BASES,
  PAPER_FACTS,
  PAPER_ITEMS,
  PAPER_ROLES,
  REVIEW_MONTHS,
  TRANSFER_GROUNDS,
  WRITABLE_ITEMS,
} from './paperItems';

export const perLanguage = <T extends z.ZodMiniType>(one: T) => {
  const field = z.optional(one);
  return z.strictObject({ th: field, en: field, cn: field, jp: field, kh: field });
};

/** Name of an activity: in one language at least. */
export const activityName = perLanguage(optionalLine(200)).check(
  z.refine((given) => Object.values(given).some(Boolean), { error: 'required', path: ['th'] }),
);
/** What people wrote about the items of an activity. An item that is not sent stays as it is; an empty text takes it back. */
export const writtenItems = z.partialRecord(z.enum(WRITABLE_ITEMS), perLanguage(optionalText(4_000)));
export type WrittenItems = z.output<typeof writtenItems>;

export const crossBorder = z.strictObject({
  /** Country (ISO 3166-1). */
  country,
  recipient: line(200),
  ground: z.enum(TRANSFER_GROUNDS),
});

/** What people say about an activity, declared here for the calls, the record and the history. */
export const activityFields = {
  name: activityName,
  written: z._default(writtenItems, {}),
  /** Null: not stated. */
  legal_basis: z._default(z.nullable(z.enum(LEGAL_BASES)), null),
  /** Data of section 26; null: not stated. */
  sensitive: z._default(z.nullable(z.boolean()), null),
  cross_border: z._default(z.array(crossBorder).check(z.maxLength(50, 'too_long')), []),
  applications: z._default(z.array(id).check(z.maxLength(200, 'too_long')), []),
  review_every_months: z._default(
    z
      .int('invalid_number')
      .check(z.minimum(REVIEW_MONTHS.least, 'out_of_range'), z.maximum(REVIEW_MONTHS.most, 'out_of_range')),
    REVIEW_MONTHS.usual,
  ),
  /** Forms that scans found and that people accepted into the activity of a controller: its record states what data they ask for. */
  found_forms: z._default(z.array(acceptedForm).check(z.maxLength(MAX_ACCEPTED_FORMS, 'too_long')), []),
  /** The activity has ended: it stays in the history and leaves the record. */
  ended: z._default(z.boolean(), false),
} as const;

/** Something the platform knows: the key of a sentence and what is filled into it. */
export const paperFact = z.object({
  sentence: z.enum(PAPER_FACTS),
  values: z.record(z.string(), z.union([z.string(), l10n])),
});
export type PaperFact = z.output<typeof paperFact>;

/** One item of the law. `hints` are for people who fill it in; no paper prints them as an answer. */
export const paperItem = z.object({
  item: z.enum(PAPER_ITEMS),
  /** Where the law names it, `39 (1)`. */
  law: z.string(),
  source: z.enum(ITEM_SOURCES),
  facts: z.array(paperFact),
  hints: z.array(paperFact),
  written: l10n,
});
export type ShownItem = z.output<typeof paperItem>;

/** One activity, as it is in one of its versions. */
export const processingActivity = z.object({
  id,
  organization_id: id,
  role: z.enum(PAPER_ROLES),
  /** Made and followed by the platform: `cookie_consent`, or `processor:` with the id of a client's group; null: by people. */
  generated: z.nullable(z.string()),
  name: l10n,
  paper_items: z.array(paperItem),
  legal_basis: z.nullable(z.enum(LEGAL_BASES)),
  sensitive: z.nullable(z.boolean()),
  cross_border: z.array(
    z.object({ country: z.string(), recipient: z.string(), ground: z.enum(TRANSFER_GROUNDS) }),
  ),
  applications: z.array(z.string()),
  found_forms: z.array(z.object({ ...acceptedForm.def.shape, website: z.string() })),
  ended: z.boolean(),
  version: z.number(),
  saved_at: timestamp,
  saved_by: paperActor,
  reviewed_at: z.nullable(timestamp),
  review_every_months: z.number(),
  /** When people should look at it again. */
  review_due_at: timestamp,
  etag: z.string(),
  /**
   * Whether the platform knows other things by now than the version says; comparing shows which. Only where activities are listed or one is
   * read. Forms count as they were accepted.
   */
  differs: z.optional(z.boolean()),
});
export type ProcessingActivity = z.output<typeof processingActivity>;
