import * as z from 'zod/mini';
import { LANGUAGES, SEARCH_MAX_LENGTH } from './constants';
import { inSmallLetters } from './letterCase';
import { toMailAddress } from './mailAddress';
import { visible } from './visible';

/**
 * Field schemas that several calls share. Where a rule has its own message, the schema's error is the code of
 * that message in the catalogue.
 */

/** Ids are opaque; ours are 24 hexadecimal digits. Anything else cannot exist, so it is "not found". */
const ID = /^[0-9a-f]{24}$/;

/** Whether a text can be an id; whether something has it is another question. */
export const isId = (text: string): boolean => ID.test(text);

export const id = z.string().check(z.regex(ID, 'not_found'));
export const uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i, 'invalid_uuid'));
export const lang = z.enum(LANGUAGES);
/** Control characters, and bidirectional overrides and isolates, which can make a text read as another one. */
const NO_CONTROLS = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;
const NO_CONTROLS_BUT_LINES = /^(?:[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]|[\n\r\t])*$/u;

/** The length is that of the text as sent, before its blanks are dropped: `maxLength` of the API document means this one (decision 482). */
const optional = (max: number, harmless: RegExp) =>
  z.string().check(z.maxLength(max, 'too_long'), z.trim(), z.regex(harmless, 'invalid_text'));
const required = (max: number, harmless: RegExp) =>
  z
    .string()
    .check(
      z.maxLength(max, 'too_long'),
      z.trim(),
      z.minLength(1, 'required'),
      z.regex(harmless, 'invalid_text'),
    );

/** One line of text a person typed: trimmed, no control characters, 1 to `max` characters. */
export const line = (max: number) => required(max, NO_CONTROLS);
/** Text of several lines under the same rules, line breaks and tabs allowed. */
export const text = (max: number) => required(max, NO_CONTROLS_BUT_LINES);
/** As `line`, but may be empty. */
export const optionalLine = (max: number) => optional(max, NO_CONTROLS);
/** As `text`, but may be empty. */
export const optionalText = (max: number) => optional(max, NO_CONTROLS_BUT_LINES);

/** Characters that a cookie's name can have (RFC 6265 token) and those that storage keys have besides. */
export const cookieName = line(256);
/** Host that a cookie is of, as browsers write it. */
export const cookieDomain = z
  .string()
  .check(
    z.maxLength(253, 'too_long'),
    z.overwrite(visible),
    z.overwrite(inSmallLetters),
    z.regex(/^\.?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/, 'domain_invalid'),
  );

/** Standard local-part@host address (specification §5), lower-cased. */
export const email = z.string().check(
  z.maxLength(254, { error: 'email_invalid', abort: true }),
  z.overwrite(toMailAddress),
  z.minLength(1, 'email_required'),
  // Once more: the ASCII form of a host is longer than the host.
  z.maxLength(254, 'email_invalid'),
  z.overwrite(inSmallLetters),
  z.regex(
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/,
    'email_invalid',
  ),
);
export const phone = z
  .string()
  .check(z.overwrite(visible), z.regex(/^\+?[0-9][0-9 ()-]{5,19}$/, 'phone_invalid'));
/** Directory user name, the "ad" value of specification §5. */
export const ad = z
  .string()
  .check(z.maxLength(64, 'too_long'), z.overwrite(visible), z.regex(/^[A-Za-z0-9._+-]+$/, 'ad_invalid'));
/** Opaque token from a link or a session. */
export const token = z.string().check(z.minLength(1, 'required'), z.maxLength(2048, 'token_invalid'));
export const timestamp = z.string();
export const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date_invalid'));
export const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'month_invalid'));

/** Texts per language; every language is optional. */
export const l10n = z.partialRecord(lang, z.string());
export type L10n = z.output<typeof l10n>;

const digits = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,6}$/, 'invalid_number')),
    z.pipe(
      z.transform((value: string) => Number(value)),
      z.number().check(z.minimum(min, 'out_of_range'), z.maximum(max, 'out_of_range')),
    ),
  );

/** Query fields of page lists (API conventions: page ≥ 1, limit 1–100, default 20). */
export const pageQuery = { page: z._default(digits(1, 100_000), 1), limit: z._default(digits(1, 100), 20) };
/** Query fields of event lists (cursor, limit default 50, at most 200). */
export const cursorQuery = {
  cursor: z.optional(z.string().check(z.maxLength(512, 'cursor_invalid'))),
  limit: z._default(digits(1, 200), 50),
  with_total: z.optional(z.enum(['1'])),
};
/** Part of a name or address to look for. Without control characters, which no name has and databases refuse. */
export const search = z.optional(
  z
    .string()
    .check(
      z.maxLength(SEARCH_MAX_LENGTH, 'too_long'),
      z.trim(),
      z.minLength(1, 'required'),
      z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'invalid_text'),
    ),
);
export const order = z._default(z.enum(['asc', 'desc']), 'desc');

/** The envelope of every list (API conventions). */
export const list = <T extends z.ZodMiniType>(entity: T) =>
  z.object({
    entities: z.array(entity),
    page: z.optional(z.number()),
    limit: z.number(),
    total: z.nullable(z.number()),
    total_capped: z.optional(z.boolean()),
    has_more: z.boolean(),
    next_cursor: z.nullable(z.string()),
  });
/** No fields: an empty body or `{}`. */
export const empty = z.strictObject({});
