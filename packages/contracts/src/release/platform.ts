import * as z from 'zod/mini';
import type { CallShape } from './callShape';
import { declaredShape } from './declaredShape';

/**
 * Asks for a page of the console in an earlier build of the shell, one of `earlier`. A header, because links cannot set one: nobody is led
 * to an old build.
 */
export const SHELL_HEADER = 'yinyom-shell';
/** How many builds of each room `earlier` names. */
export const MOST_EARLIER = 5;

/** Where a platform says what remotes find there: read by `check-release`, before anything is deployed. */
export const PLATFORM_PATH = '/mf/platform.json';

/** What a page of the shell has for remotes. The shell's build writes it into its `build.json`. */
export const pageOfferShape = z.object({
  kit: z.string(),
  /** What can be imported of the kit. */
  kit_exports: z.array(z.string()),
  react: z.string(),
  react_dom: z.string(),
  styled_components: z.string(),
});
export type PageOffer = z.output<typeof pageOfferShape>;

/** How big a remote may be, in bytes of gzip. */
export const SIZE_BUDGETS = {
  /** The file that every page of the console may load: it lists what the remote has. */
  entry: 12 * 1024,
  /**
   * All of the remote's own code and texts, of every page and language. What a first visit loads has limits of its own (`tooling/webpack/firstLoad.test.ts`).
   */
  own: 500 * 1024,
} as const;

/** What `PLATFORM_PATH` answers. */
export const platformShape = z.object({
  /** Version of the product, hence of its contract. */
  version: z.string(),
  /** Build of the shell in use. */
  shell: z.string(),
  offer: pageOfferShape,
  /** By name: the hash of each call's shape, and the shape itself. */
  calls: z.record(z.string(), z.object({ hash: z.string(), shape: z.custom<CallShape>() })),
  /** What the remotes in use say about themselves: their pages, texts and slots are taken. */
  remotes: z.array(declaredShape),
  budgets: z.object({ entry: z.number(), own: z.number() }),
  /** Builds of the shell and of each remote that were in use, by room, the current one first: consoles that are open may run them. */
  earlier: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type Platform = z.output<typeof platformShape>;

/** As much of it as the needs of a build are compared with. */
export type OfferedPlatform = Pick<Platform, 'version' | 'offer' | 'calls' | 'budgets'>;
