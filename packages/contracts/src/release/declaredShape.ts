import * as z from 'zod/mini';
import { LANGUAGES } from '../constants';
import { MEMBERSHIP_FLAGS } from '../identity/membershipFlag';
import { declaredFlags } from './flagShape';
import { MENU_ICONS } from './menuIcons';

/** Letters, digits and hyphens; `:id` stands for one part of an address. No `*`: every page is named. */
const pagePath = z
  .string()
  .check(z.maxLength(200), z.regex(/^(?:\/(?:[a-z0-9][a-z0-9-]*|:[a-zA-Z][a-zA-Z0-9]*))+$/));
const name = z.string().check(z.maxLength(60), z.regex(/^[a-z][a-z0-9_-]*$/));
const text = z.string().check(z.minLength(1), z.maxLength(200));

/** A short text in the five languages. */
export const textsShape = z.object({ th: text, en: text, cn: text, jp: text, kh: text });

const role = z.union([z.literal(1000), z.literal(10), z.literal(1), z.literal(0)]);

export const menuShape = z.object({
  group: z.enum(['dashboard', 'setup', 'settings']),
  /** Place in its group; entries of several remotes are merged. */
  order: z.int(),
  icon: z.enum(MENU_ICONS),
  /** What the left menu calls it; without one the page's title. */
  label: z.optional(textsShape),
  /** The only role that sees it in a menu. */
  only: z.optional(role),
  /** Place among the tabs; without one it is no tab. */
  tab: z.optional(z.int()),
  /** Pages without an entry of their own, and pages below them, during which this entry is marked. */
  covers: z.optional(z.array(pagePath)),
});

export const pageShape = z.object({
  /** Without language prefix. */
  path: pagePath,
  /** The signed-in frame, or the white card around signing in. */
  layout: z.enum(['default', 'auth']),
  /** Least role; any value also means that the visitor must be signed in. */
  role: z.optional(role),
  /** Opens the page, and shows its menu entry, to members who carry this flag, whatever their role. */
  flag: z.optional(z.enum(MEMBERSHIP_FLAGS)),
  /** About the user alone: open without any organization. */
  personal: z.optional(z.literal(true)),
  /** About the selected website: not shown before it is known which one that is. */
  website: z.optional(z.literal(true)),
  title: textsShape,
  /** At most so much of the remote's own code for a first view of it: what `verify` measures, and fails beyond. */
  budget: z.optional(
    z.object({
      /** Bytes of code and texts, gzip. */
      bytes: z.optional(z.int().check(z.gte(1))),
      files: z.optional(z.int().check(z.gte(1))),
      /** Share of the window that may move by itself, below the 0.02 that all pages have. */
      shift: z.optional(z.number().check(z.gte(0), z.lte(0.02))),
    }),
  ),
  /** Other addresses of the page. */
  aliases: z.optional(z.array(pagePath)),
  menu: z.optional(menuShape),
});

const webAddress = z.string().check(z.maxLength(500), z.regex(/^https:\/\/[^\s"<>]+$/));

/** Who answers for a remote. Everything here is public, as pages of the console load before a login. */
export const teamShape = z.object({
  name: text,
  /** Whom to tell when something is wrong: gets mails where it is a mail address. */
  contact: text,
  /** Language of these mails; without one Thai. */
  language: z.optional(z.enum(LANGUAGES)),
  /** Who is reached out of hours: a mail address (which gets the mails, too), a telephone number, a chat. */
  on_call: z.optional(text),
  /** Where its sources are, and what to do when it fails: https addresses. */
  repository: z.optional(webAddress),
  runbook: z.optional(webAddress),
  /** How much the product needs it: 1 is what users cannot do without, 3 what they hardly miss. */
  tier: z.optional(z.union([z.literal(1), z.literal(2), z.literal(3)])),
});

/** What a remote says about itself. */
export const declaredShape = z.object({
  /** Container name; its folder is called the same with hyphens. */
  name: z.string().check(z.maxLength(60), z.regex(/^mfe(?:_[a-z0-9]+)+$/)),
  team: z.optional(teamShape),
  /** Name spaces of texts that it registers. */
  namespaces: z.array(name),
  /** Parts that are shown outside its pages, by the name they are asked for. */
  slots: z.array(name),
  pages: z.array(pageShape),
  /** Features that are switched without a deploy (`partFlags.ts`). */
  flags: z.optional(declaredFlags),
  /**
   * The calls of the contract that it makes, by name. With this list it makes them with a token of its own, and the gateway refuses all
   * others (`partCalls.ts`).
   */
  calls: z.optional(z.array(z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,59}$/))).check(z.maxLength(300))),
});
